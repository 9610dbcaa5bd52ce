import { expect, test } from 'vitest';
import { insertEvent, insertRoom } from '#features/programme/build.ts';
import { testApp } from '../../../tests/support/app.ts';
import { cachedApp } from '../../../tests/support/cached-app.ts';
import { insertVenue } from './build.ts';
import { maxVenueEvents } from './limits.ts';

const site = await testApp();
const json = async (path: string) => (await site.get(path)).json();
const html = async (path: string) => (await site.get(path)).text();
const hall = await insertRoom(site.db, { name: { de: 'Großer Saal', en: 'Grand Hall' }, address: '', sort: 1 });
const studio = await insertRoom(site.db, { name: { de: 'Studio' }, address: '', sort: 2 });
await site.db
  .updateTable('room')
  .set({ seats: 120, description: JSON.stringify({ de: 'Schwarz, mit Reihen auf Rollen.' }) })
  .where('id', '=', studio)
  .execute();
const house = await insertVenue(
  site.db,
  {
    name: { de: 'Haus am Kai', en: 'House on the Quay' },
    description: { de: 'Ein Kühlhaus.\n\nHeute nicht mehr.', en: 'A cold store.' },
    directions: { de: 'Fähre 71.' },
    accessibility: { de: 'Ohne Stufe.', en: 'Without a step.' },
    latitude: 53.5,
    longitude: 9.9,
    phone: '+49 40 123-0',
  },
  [hall, studio],
);
const church = await insertVenue(site.db, { name: { de: 'St. Annen' }, street: 'Speicherstraße 12', sort: 1 });

test('the list is paged, each venue with its address, its rooms and the way to a map', async () => {
  const { count, next, results } = await json('/en/api/venues/?page_size=1');
  expect([count, next]).toEqual([2, '/en/api/venues/?page=2&page_size=1']);
  expect(results).toMatchObject([
    {
      id: house,
      name: 'House on the Quay',
      link: { url: `/en/venues/house-on-the-quay/${house}` },
      rooms: [{ name: 'Grand Hall' }, { name: 'Studio', lang: 'de' }],
      map_url: 'https://www.openstreetmap.org/?mlat=53.5&mlon=9.9#map=17/53.5/9.9',
    },
  ]);
  expect((await site.get('/api/venues/?page=9')).status).toBe(404);
  const list = await html('/de/venues');
  expect([...list.matchAll(/<h2[^>]*><a[^>]*href="([^"]+)"/g)].map(([, url]) => url)).toEqual([
    `/de/venues/haus-am-kai/${house}`,
    `/de/venues/st-annen/${church}`,
  ]);
});

test('a venue has its rooms, and the next dates in any of them by date', async () => {
  const at = (day: number, room_id: number) => insertEvent(site.db, { room_id, date_start: `2026-12-${String(day).padStart(2, '0')}T19:30:00+01:00` });
  const ids = [await at(3, studio), await at(1, hall), await at(2, studio)];
  await insertEvent(site.db, { date_start: '2026-12-01T20:00:00+01:00' }); // elsewhere
  const venue = await json(`/en/api/venues/${house}/`);
  expect(venue.events.map(({ id }: { id: number }) => id)).toEqual([ids[1], ids[2], ids[0]]);
  expect(venue).toMatchObject({
    description: ['A cold store.'],
    directions: ['Fähre 71.'],
    untranslated: ['directions'],
    rooms: [
      { name: 'Grand Hall', programme: { url: `/en/events?room=${hall}` } },
      { seats: 120, untranslated: ['description'] },
    ],
  });
  for (let day = 4; day < 4 + maxVenueEvents; day++) await at(day, hall);
  expect((await json(`/api/venues/${house}/`)).events).toHaveLength(maxVenueEvents);
});

test('the page says all of it, to search engines too, and events lead there', async () => {
  const page = await html(`/de/venues/haus-am-kai/${house}`);
  for (const shown of [
    'Heute nicht mehr.',
    'Fähre 71.',
    'Ohne Stufe.',
    '120 Plätze',
    'href="tel:+49401230"',
    'mlat=53.5',
    `href="/de/programm?room=${studio}"`,
  ]) {
    expect(page).toContain(shown);
  }
  const [ld = ''] = [...page.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].flatMap(([, data]) => data ?? []);
  expect(JSON.parse(ld)).toMatchObject({
    '@type': 'EventVenue',
    name: 'Haus am Kai',
    address: { '@type': 'PostalAddress', streetAddress: 'Am Ostkai 1', addressLocality: 'Hamburg' },
    geo: { latitude: 53.5 },
    containsPlace: [{ name: 'Großer Saal' }, { name: 'Studio', maximumAttendeeCapacity: 120 }],
  });
  const event = await insertEvent(site.db, { room_id: hall, date_start: '2026-12-24T19:30:00+01:00' });
  const detail = await json(`/de/api/events/${event}/`);
  expect(detail.venue).toMatchObject({ name: 'Haus am Kai', street: 'Am Ostkai 1', link: { url: `/de/venues/haus-am-kai/${house}` } });
  expect(await html(`/de/programm/tosca/${event}`)).toContain(`href="/de/venues/haus-am-kai/${house}">Haus am Kai, Am Ostkai 1, Hamburg</a>`);
  expect(await (await site.get(`/de/api/events/${event}.ics`)).text()).toMatch(/LOCATION:Großer Saal\\, Haus am Kai\\, Am Ostkai 1/);
});

test('a wrong slug leads to the right one, what is none is not found; the sitemap has both', async () => {
  const wrong = await site.get(`/en/venues/x/${church}`);
  expect([wrong.status, wrong.headers.get('location')]).toEqual([301, `/en/venues/st-annen/${church}`]);
  expect((await site.get('/de/venues/x/999')).status).toBe(404);
  const page = await html(`/en/venues/st-annen/${church}`);
  expect(page).toContain('Nothing is announced here at present.');
  expect(page).toMatch(/<h1[^>]*lang="de"[^>]*>St. Annen/);
  expect(await html('/sitemap.xml')).toContain(`<loc>https://ostkai.example/en/venues/house-on-the-quay/${house}</loc>`);
});

test('no page is old after a change', async () => {
  const cached = await cachedApp(site);
  const shown = async () => {
    await cached.changes.sync();
    return (await cached.getFresh(`/de/venues/st-annen/${church}`)).text();
  };
  expect(await shown()).not.toContain('Krypta');
  const room = await insertRoom(site.db, { name: { de: 'Krypta' } });
  await site.db.updateTable('room').set({ venue_id: church }).where('id', '=', room).execute();
  expect(await shown()).toContain('Krypta');
  const event = await insertEvent(site.db, { room_id: room, date_start: '2026-12-20T19:30:00+01:00' });
  expect(await shown()).toContain(`id="event-${event}"`);
});

test('an address of mail is read as it was typed, and written as mail servers know it', async () => {
  const id = await insertVenue(site.db, { name: { de: 'Käserei' }, email: 'haus@käse.example', sort: 9 });
  const page = await html((await json(`/de/api/venues/${id}/`)).link.url);
  expect(page).toContain('<a href="mailto:haus@xn--kse-qla.example">haus@käse.example</a>');
  expect(page).toContain('"email":"haus@xn--kse-qla.example"');
});
