import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { saveSettings } from '#features/settings/index.server.ts';
import { testApp } from '../../../../tests/support/app.ts';
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
