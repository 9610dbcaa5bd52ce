import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { type SignedIn, type TestApp, testApp } from '../../../../tests/support/app.ts';
import { recordCalls } from '../../../../tests/support/records.ts';
import { everythingIn, importText } from '../build.server.ts';
import type { Format } from '../source/formats.ts';
import { ownEventId } from './own-event-id.ts';

const baseUrl = 'https://ostkai.example';
let site: TestApp;
let manager: SignedIn;
const files = new Map<string, { bytes: Buffer; format: Format }>();

const day = (from: string) => new Date(Date.now() + Number(from) * 86_400_000).toISOString().slice(0, 10);
const season = [
  'Kennung;Titel;Titel (en);Datum;Uhrzeit;Ende;Enddatum;Saal;Art;Status;Schlagwörter;Beschreibung',
  'r-1;Nachtmusik;Night Music;+3;19:30;22:00;;Ostsaal;Konzert;;Premiere;"Ein Abend.\nUnd mehr – „gut“; & günstig."',
  'r-2;Nachtmusik;Night Music;+4;;;;Ostsaal;Konzert;abgesagt;;',
  'r-3;Lied, Tanz;;+5;11:00;;;Studio;Lesung;verschoben;Familie;',
  'r-4;Ausstellung;;+6;10:00;18:00;+9;Foyer;Ausstellung;;;',
];

beforeAll(async () => {
  site = await testApp();
  manager = await site.signIn('manager');
  await importText(site.db, season.join('\n').replace(/(?<=;)\+\d/g, day), { format: 'csv' });
  await sql`update event set identifier = null where identifier in ('r-3', 'r-4')`.execute(site.db); // as of dates that staff have made
  for (const format of ['jsonld', 'ics', 'csv'] as const) {
    const { body } = await recordCalls(site, 'export-receivers', manager).create({ name: `Portal ${format}`, days: 30, file_format: format });
    const access = await (await site.get(`/de/api/cms-export-receivers/${body.id}/address/`, manager.headers)).json();
    files.set(`feed.${format}`, { bytes: Buffer.from(await (await site.get(new URL(access.address).pathname)).arrayBuffer()), format });
  }
  for (const [format, languages] of [
    ['csv', 'de'],
    ['xlsx', 'both'],
    ['xlsx', 'en'],
  ] as const) {
    const query = `from=${day('0')}&until=${day('30')}&format=${format}&languages=${languages}`;
    const { base64 } = await (await site.get(`/de/api/cms-programme-print/file/?${query}`, manager.headers)).json();
    files.set(`print-${languages}.${format}`, { bytes: Buffer.from(base64, 'base64'), format });
  }
  const id = (await sql<{ id: number }>`select id from event where status = 'scheduled' order by id limit 1`.execute(site.db)).rows[0]?.id;
  const { link } = await (await site.get(`/de/api/events/${id}/`)).json();
  const page = await (await site.get(link.url)).text();
  const [, found = ''] =
    [...page.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)]
      .map(([, text = '']) => ['', text])
      .find(([, text]) => text?.includes('startDate')) ?? [];
  files.set('page.jsonld', { bytes: Buffer.from(found), format: 'jsonld' });
});

test('each of our own files is known again, and changes nothing', async () => {
  const before = await everythingIn(site.db);
  expect([...files.keys()].length).toBe(7);
  for (const [name, { bytes, format }] of files) {
    const { read, unchanged, created, changed, wrong, gone, made } = await importText(site.db, bytes, { name, format, baseUrl });
    const count = name === 'page.jsonld' ? 1 : 4;
    expect([name, read, unchanged, created, changed, wrong, gone]).toEqual([name, count, count, 0, 0, 0, 0]);
    expect([name, Object.values(made).reduce((sum, n) => sum + n, 0)]).toEqual([name, 0]);
    expect([name, JSON.stringify(await everythingIn(site.db)) === JSON.stringify(before)]).toEqual([name, true]);
  }
});

const lines = async () =>
  (
    await sql<{ line: string }>`select concat_ws(' | ', to_char(e.date_start at time zone 'Europe/Berlin', 'HH24:MI'),
      coalesce(e.title, p.title)->>'de', r.name->>'de', e.status) as line
      from event e join production p on p.id = e.production_id join room r on r.id = e.room_id order by e.date_start`.execute(site.db)
  ).rows.map(({ line }) => line);

test('what somebody has changed in one of them is changed on the same dates', async () => {
  const csv = String(files.get('feed.csv')?.bytes);
  const changed = csv
    .replace(/Lied, Tanz/g, 'Lied und Tanz')
    .replace(/19[.:]30/, '20:00')
    .replace('Studio', 'Ostsaal');
  expect(changed).not.toBe(csv);
  const stats = await importText(site.db, changed, { name: 'zurück.csv', format: 'csv', baseUrl });
  expect(stats).toMatchObject({ created: 0, changed: 2, unchanged: 2 });
  expect(await lines()).toEqual([
    '20:00 | Nachtmusik | Ostsaal | scheduled',
    expect.stringContaining(' | Nachtmusik | Ostsaal | cancelled'),
    '11:00 | Lied und Tanz | Ostsaal | postponed',
    '10:00 | Ausstellung | Foyer | scheduled',
  ]);
  const again = await importText(site.db, changed, { name: 'zurück.csv', format: 'csv', baseUrl });
  expect(again).toMatchObject({ changed: 0, unchanged: 4 });
});

test('a room that there is not is said and made by nobody; what is deleted stays so', async () => {
  const calendar = String(files.get('feed.ics')?.bytes).replaceAll('Foyer', 'Dachboden');
  await sql`delete from event where title->>'de' = 'Lied und Tanz' or status = 'postponed'`.execute(site.db);
  const stats = await importText(site.db, calendar, { name: 'feed.ics', format: 'ics', baseUrl });
  expect([stats.read, stats.created, stats.deleted, stats.made.rooms]).toEqual([4, 0, 1, 0]);
  expect(stats.problems.filter((text) => text.includes('own_room')).length).toBe(1);
  expect((await lines()).at(-1)).toBe('10:00 | Ausstellung | Foyer | scheduled');
});

test('only by the addresses of this site', () => {
  const of = (identifier: string, page?: string) => ownEventId({ identifier, page }, baseUrl);
  expect([of('event-12@ostkai.example'), of('12', `${baseUrl}/de/programm/lied/12`), of(`${baseUrl}/en/events/song/12?x`)]).toEqual([12, 12, 12]);
  expect([of('event-12@haus.example'), of('12'), of('12', 'https://ostkai.example.org/de/programm/lied/12'), of('12', `${baseUrl}/de/venues/lied/12`)]).toEqual(
    [null, null, null, null],
  );
  expect(ownEventId({ identifier: 'event-12@', page: undefined }, '')).toBeNull();
});
