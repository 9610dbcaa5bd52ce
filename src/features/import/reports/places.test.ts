import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { saveSettings } from '#features/settings/index.server.ts';
import { testApp } from '../../../../tests/support/app.ts';
import { insertPicture } from '../../../../tests/support/record-values.ts';
import { recordCalls } from '../../../../tests/support/records.ts';
import { importText } from '../build.server.ts';
import { folder } from './build.server.ts';

test.skipIf(!existsSync(folder))('j13: what is elsewhere has its own address on its page, in JSON-LD, calendar and feed; what is online has none', async () => {
  const site = await testApp();
  await saveSettings(site.db, { address: { street: 'Am Ostkai 1', postcode: '20457', city: 'Hamburg', country: 'DE' } }, 'de');
  await importText(site.db, readFileSync(resolve(folder, 'j13.jsonld'), 'utf8'));
  const rows = await site.db.selectFrom('event').select(['id', 'identifier']).orderBy('id').execute();
  const [guest = 0, online = 0] = rows.map(({ id }) => id);
  const page = async (id: number) => {
    const address = (await (await site.get(`/de/api/events/${id}/`)).json()).link.url;
    const html = await (await site.get(address)).text();
    const found = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(([, text = '']) => JSON.parse(text));
    return { html: html.replace(/<script.*?<\/script>/gs, ''), event: found.find((node) => node.startDate) };
  };
  const london = { '@type': 'PostalAddress', streetAddress: 'Kensington Gore', postalCode: 'SW7 2AP', addressLocality: 'London', addressCountry: 'GB' };
  const away = await page(guest);
  expect(away.event).toMatchObject({
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: { name: 'Royal Hall', address: london, containedInPlace: { '@type': 'EventVenue', name: 'Royal Hall', address: london } },
  });
  expect(away.html).toContain('Royal Hall, Kensington Gore, London');
  const streamed = await page(online);
  expect(streamed.event).toMatchObject({ eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode', location: { '@type': 'VirtualLocation' } });
  expect(JSON.stringify(streamed.event)).not.toContain('Hamburg');
  const calendar = (await (await site.get('/de/api/events.ics')).text()).replace(/\r\n /g, '');
  expect(calendar.match(/^LOCATION:.*$/gm)?.map((line) => line.trim())).toEqual([
    'LOCATION:Royal Hall\\, Kensington Gore\\, SW7 2AP London',
    'LOCATION:Online',
  ]);
  const feed = await (await site.get('/de/api/news.atom')).text();
  expect([feed.includes('Royal Hall, Kensington Gore, SW7 2AP London'), feed.includes('Am Ostkai 1')]).toEqual([true, false]);
});

test('who puts on what is elsewhere, its address, its picture and how it is attended are told alike by page, JSON-LD, calendar, Atom and exports', async () => {
  const site = await testApp();
  await saveSettings(site.db, { name: 'Ostkai', address: { street: 'Am Ostkai 1', postcode: '20457', city: 'Hamburg', country: 'DE' } }, 'de');
  const event = (id: string, more: object) => ({
    '@type': 'MusicEvent',
    '@id': `urn:${id}`,
    name: `Gastspiel ${id}`,
    startDate: `2027-03-0${id}T20:00:00+01:00`,
    ...more,
  });
  const hall = {
    '@type': 'Place',
    name: 'Royal Hall',
    address: { streetAddress: 'Kensington Gore', postalCode: 'SW7 2AP', addressLocality: 'London', addressCountry: 'GB' },
  };
  const organizer = { '@type': 'Organization', name: 'Concerts & Sons', url: 'https://sons.example/' };
  const offers = [{ '@type': 'Offer', name: 'Parkett', price: '24.50', priceCurrency: 'EUR' }];
  const given = [
    event('1', { location: hall, organizer, offers }),
    event('2', { location: { '@type': 'VirtualLocation' }, eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode' }),
    event('3', { location: [hall, { '@type': 'VirtualLocation' }], eventAttendanceMode: 'https://schema.org/MixedEventAttendanceMode' }),
  ];
  await importText(site.db, given);
  const image = await insertPicture(site.db);
  await site.db
    .updateTable('asset')
    .set({ credit: JSON.stringify({ de: 'Foto: Mia Kai' }) })
    .where('id', '=', image)
    .execute();
  await site.db.updateTable('event').set({ image_id: image }).execute();
  const ids = (await site.db.selectFrom('event').select('id').orderBy('date_start').execute()).map(({ id }) => id);
  const modes = ['Offline', 'Online', 'Mixed'].map((mode) => `https://schema.org/${mode}EventAttendanceMode`);
  const london = { '@type': 'PostalAddress', streetAddress: 'Kensington Gore', postalCode: 'SW7 2AP', addressLocality: 'London', addressCountry: 'GB' };

  const jsonLdOf = (html: string): { [key: string]: unknown }[] =>
    [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(([, text = '']) => JSON.parse(text));
  const pages = await Promise.all(ids.map(async (id) => (await site.get((await (await site.get(`/de/api/events/${id}/`)).json()).link.url)).text()));
  const ofPages = pages.map((html) => jsonLdOf(html).find((node) => 'eventStatus' in node));
  expect(ofPages.map((node) => node?.eventAttendanceMode)).toEqual(modes);
  expect(ofPages[0]).toMatchObject({ organizer: [organizer], location: { name: 'Royal Hall', address: london } });
  expect(pages[0]).toContain('Concerts &amp; Sons');
  const { production } = await (await site.get(`/de/api/events/${ids[0]}/`)).json();
  const series = jsonLdOf(await (await site.get(production.link.url)).text()).find((node) => node['@type'] === 'EventSeries');
  expect(series).toMatchObject({ organizer: [organizer] });

  const manager = await site.signIn('manager');
  const feed = async (file_format: string) => {
    const { body } = await recordCalls(site, 'export-receivers', manager).create({
      name: file_format,
      days: 365,
      languages: 'de',
      file_format,
      with_prices: true,
      with_pictures: true,
    });
    const access = await (await site.get(`/de/api/cms-export-receivers/${body.id}/address/`, manager.headers)).json();
    return (await site.get(new URL(access.address).pathname)).text();
  };
  const graph: { [key: string]: unknown }[] = JSON.parse(await feed('jsonld'))['@graph'];
  expect(graph.map((node) => node.eventAttendanceMode)).toEqual(modes);
  expect(graph[0]).toMatchObject({ organizer: [organizer], location: { name: 'Royal Hall', address: london }, offers: [{ name: 'Parkett', price: '24.50' }] });
  expect(graph[1]).toMatchObject({ organizer: { name: 'Ostkai' }, location: { '@type': 'VirtualLocation' } });
  expect(graph[2]).toMatchObject({ location: [{ name: 'Royal Hall', address: london }, { '@type': 'VirtualLocation' }] });
  const rows = (await feed('csv')).split('\r\n').map((line) => (line.split(';').length > 1 ? line.split(';') : line.split(',')));
  const cell = (row: number, heading: string) => rows[row]?.[rows[0]?.findIndex((text) => text.replace(/^\ufeff/, '') === heading) ?? -1];
  expect([cell(1, 'Veranstalter'), cell(2, 'Anschrift'), cell(2, 'Teilnahme'), cell(3, 'Teilnahme')]).toEqual([
    'Concerts & Sons',
    '',
    'Nur online',
    'Auch online',
  ]);

  const calendar = new ICAL.Component(ICAL.parse(await (await site.get('/de/api/events.ics')).text()));
  const events = calendar.getAllSubcomponents('vevent');
  const [organizerOf, imageOf] = ['organizer', 'image'].map((name) => events.map((one) => one.getFirstProperty(name)));
  expect(organizerOf?.map((property) => [property?.getFirstParameter('cn'), property?.getFirstValue()])).toEqual([
    ['Concerts & Sons', 'https://sons.example/'],
    [undefined, undefined],
    [undefined, undefined],
  ]);
  expect(imageOf?.[0]?.getFirstParameter('fmttype')).toBe('image/jpeg');
  expect(String(imageOf?.[0]?.getFirstValue())).toMatch(/^https:\/\/ostkai\.example\/media\/.*\.jpg$/);
  expect(events.map((one) => one.getFirstPropertyValue('location'))).toEqual([
    'Royal Hall, Kensington Gore, SW7 2AP London',
    'Online',
    'Royal Hall, Kensington Gore, SW7 2AP London',
  ]);
  expect(events[0]?.getFirstPropertyValue('description')).toContain('Bild: Foto: Mia Kai');

  const atom = await (await site.get('/de/api/events.atom')).text();
  expect(atom).toContain('<contributor><name>Concerts &amp; Sons</name><uri>https://sons.example/</uri></contributor>');
  expect(atom).toMatch(/<link rel="enclosure" type="image\/jpeg" href="https:\/\/ostkai\.example\/media\/[^"]+\.jpg"\/>/);
  expect(atom).toContain('Veranstalter: Concerts &amp; Sons');
  expect(atom).not.toContain('Am Ostkai 1');

  await site.db.updateTable('asset').set({ copyright_until: '2020-01-01' }).where('id', '=', image).execute();
  expect(await (await site.get('/de/api/events.ics')).text()).not.toContain('IMAGE');
});
