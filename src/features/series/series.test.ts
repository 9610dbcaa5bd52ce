import { expect, test } from 'vitest';
import { blockRegistry } from '#blocks/registry.ts';
import { createBlock } from '#content/index.ts';
import { fillObject } from '#features/cms/index.server.ts';
import { insertEvent, insertRoom, insertSeries } from '#features/programme/build.ts';
import { saveSettings } from '#features/settings/index.server.ts';
import { insertVenue } from '#features/venues/build.ts';
import { testApp, testNow } from '../../../tests/support/app.ts';
import { cachedApp } from '../../../tests/support/cached-app.ts';
import { text } from '../../blocks/text/block.ts';
import { maxSeriesEvents } from './limits.ts';

const site = await testApp();
const json = async (path: string) => (await site.get(path)).json();
const html = async (path: string) => (await site.get(path)).text();
const day = (of: number) => `2026-12-${String(of).padStart(2, '0')}T19:30:00+01:00`;

async function planned(name: { de: string; en?: string }, more: { price?: object; ordering?: object; description?: object } = {}) {
  const id = await insertSeries(site.db, { ...name });
  const columns = Object.fromEntries(Object.entries(more).map(([column, value]) => [column, JSON.stringify(value)]));
  if (Object.keys(columns).length > 0) await site.db.updateTable('series').set(columns).where('id', '=', id).execute();
  return id;
}

test('a series has its dates from now on, what it costs and how it is ordered, in the language of the reader', async () => {
  const id = await planned(
    { de: 'Nachtschicht', en: 'Night Shift' },
    { price: { de: 'Vier Nächte für 60 €' }, ordering: { de: 'An der Kasse.\n\nAm Telefon.', en: 'At the box office.\n\nBy telephone.' } },
  );
  await insertEvent(site.db, { date_start: '2026-11-01T19:30:00+01:00', series: [id] });
  const next = await insertEvent(site.db, { date_start: day(4), series: [id] });
  await insertEvent(site.db, { date_start: day(5) });
  const series = await json(`/en/api/series/${id}/`);
  expect(series).toMatchObject({
    name: 'Night Shift',
    slug: 'night-shift',
    link: { url: `/en/abonnements/night-shift/${id}` },
    price: 'Vier Nächte für 60 €',
    ordering: ['At the box office.', 'By telephone.'],
    untranslated: ['price'],
    event_count: 1,
    modules: [],
  });
  expect(series.events.map(({ id }: { id: number }) => id)).toEqual([next]);
  const listed = (await json('/en/api/series/')).find((one: { id: number }) => one.id === id);
  expect(listed).toMatchObject({ show_in_filter: true, next_event: { id: next, day: '2026-12-04' } });
});

test('the page shows text, dates with tickets, prices and its body, and says all of it to search engines', async () => {
  const id = await planned(
    { de: 'Kammermusik', en: 'Chamber Music' },
    { description: { de: 'Ohne Dirigat.', en: 'Without a conductor.' }, price: { de: '96 €' }, ordering: { de: 'Im Abonnementbüro.' } },
  );
  const event = await insertEvent(site.db, {
    date_start: day(6),
    series: [id],
    seat_groups: [{ id: 1, seat_group: 1, status: '2', text: 'Parkett', prices: [], timeslots: [] }],
    id_jet: '4711',
    ticket_url: '/webshop/4711',
  });
  const church = await insertVenue(site.db, { name: { de: 'St. Annen' }, street: 'Speicherstraße 12', city: 'Hamburg' });
  await insertEvent(site.db, { date_start: day(7), series: [id], room_id: await insertRoom(site.db, { address: '', venue_id: church }) });
  const block = createBlock(text, {
    content: { de: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Vier Menschen, kein Pult.' }] }] } },
  });
  const writing = { db: site.db, now: testNow, user: null, registry: blockRegistry };
  await fillObject(writing, { content_type: 'series', object_id: id }, { format: 1, layout: '100', columns: [[block]] }, ['de']);
  await saveSettings(site.db, { address: { street: 'Am Ostkai 1', postcode: '20457', city: 'Hamburg', country: 'DE' } }, 'de');
  const page = await html(`/de/abonnements/kammermusik/${id}`);
  for (const shown of [
    'Ohne Dirigat.',
    '96\u00a0€',
    'Im Abonnementbüro.',
    'Vier Menschen, kein Pult.',
    `data-book="${event}"`,
    `href="/de/programm?series=${id}"`,
  ]) {
    expect(page).toContain(shown);
  }
  const [ld = ''] = [...page.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].flatMap(([, data]) => data ?? []);
  expect(JSON.parse(ld)).toMatchObject({
    '@type': 'EventSeries',
    name: 'Kammermusik',
    url: `https://ostkai.example/de/abonnements/kammermusik/${id}`,
    subEvent: [
      { startDate: day(6), location: { '@type': 'Place', address: { '@type': 'PostalAddress', streetAddress: 'Am Ostkai 1' } } },
      { startDate: day(7), location: { address: { streetAddress: 'Speicherstraße 12' }, containedInPlace: { name: 'St. Annen' } } },
    ],
  });
  // The other way: the page of the date leads to its series.
  expect(await html(`/de/programm/tosca/${event}`)).toMatch(new RegExp(`href="/de/abonnements/kammermusik/${id}"[^>]*>Kammermusik</a><p>Ohne Dirigat.`));
});

test('a wrong slug leads to the right one, what is none is not found', async () => {
  const id = await planned({ de: 'Stimmen', en: 'Voices' });
  const wrong = await site.get(`/en/abonnements/stimmen/${id}?x=1`);
  expect([wrong.status, wrong.headers.get('location')]).toEqual([301, `/en/abonnements/voices/${id}?x=1`]);
  expect(await Promise.all(['9999', '0', 'x'].map(async (other) => (await site.get(`/de/abonnements/stimmen/${other}`)).status))).toEqual([404, 404, 404]);
  const page = await html(`/de/abonnements/stimmen/${id}`);
  expect(page).toContain(`hrefLang="en" href="https://ostkai.example/en/abonnements/voices/${id}"`);
  expect(page).toContain('Zurzeit sind keine Termine dieser Reihe angekündigt.');
  expect(await html('/sitemap.xml')).toContain(`<loc>https://ostkai.example/en/abonnements/voices/${id}</loc>`);
});

test('of many dates the first are listed, and the programme has all', async () => {
  const id = await planned({ de: 'Ohren auf' });
  for (let of = 1; of <= maxSeriesEvents + 1; of++) await insertEvent(site.db, { date_start: day(of), series: [id] });
  const page = await html(`/en/abonnements/ohren-auf/${id}`);
  expect(page.match(/<article[^>]* id="event-/g)).toHaveLength(maxSeriesEvents);
  expect(page).toContain(`All ${maxSeriesEvents + 1} dates of the series in the programme`);
  expect(page).toMatch(/<h1[^>]* lang="de">Ohren auf/);
});

test('the list names every series with its next date, and no page is old after a change', async () => {
  const id = await planned({ de: 'Gegenwart', en: 'Present Tense' });
  const cached = await cachedApp(site);
  const shown = async (path: string) => {
    await cached.changes.sync();
    return (await cached.getFresh(path)).text();
  };
  const [list, page] = ['/de/abonnements', `/de/abonnements/gegenwart/${id}`] as const;
  for (const path of [list, page]) expect(await shown(path)).not.toContain('Salome');
  const event = await insertEvent(site.db, { date_start: day(9), title: { de: 'Salome' }, series: [id] });
  expect(await shown(list)).toMatch(new RegExp(`href="/de/abonnements/gegenwart/${id}"[\\s\\S]*Salome`));
  expect(await shown(page)).toContain(`id="event-${event}"`);
  await site.db
    .updateTable('series')
    .set({ price: JSON.stringify({ de: 'Fünf Abende für 75 €' }) })
    .where('id', '=', id)
    .execute();
  for (const path of [list, page]) expect(await shown(path)).toContain('Fünf Abende für 75\u00a0€');
});
