import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { type SignedIn, type TestApp, testApp, testNow } from '../../../../tests/support/app.ts';
import { recordCalls } from '../../../../tests/support/records.ts';
import { everythingIn, importText } from '../build.server.ts';
import type { Format } from '../source/formats.ts';

/** Milliseconds: nineteen exports of the whole demo, each read in. */
const limit = 240_000;
const baseUrl = 'https://ostkai.example';
let site: TestApp;
let manager: SignedIn;
beforeAll(async () => {
  site = await testApp({ demo: true });
  manager = await site.signIn('manager');
});

type File = { name: string; format: Format; bytes: Buffer };

async function exports(): Promise<File[]> {
  const files: File[] = [];
  for (const format of ['jsonld', 'ics', 'csv'] as const)
    for (const languages of ['de', 'en', 'both'] as const) {
      const told = { with_texts: true, with_prices: true, with_labels: true, with_accessibility: true, with_pictures: true };
      const name = `Portal ${format} ${languages} ${files.length} ${Math.random()}`;
      const { body } = await recordCalls(site, 'export-receivers', manager).create({ name, days: 365, file_format: format, languages, ...told });
      const access = await (await site.get(`/de/api/cms-export-receivers/${body.id}/address/`, manager.headers)).json();
      files.push({ name: `feed-${languages}.${format}`, format, bytes: await bytesOf(new URL(access.address).pathname) });
    }
  for (const format of ['csv', 'xlsx'] as const)
    for (const languages of ['de', 'en', 'both'] as const) {
      const query = `from=2026-11-01&until=2027-06-30&format=${format}&languages=${languages}&offline=1`;
      const { base64 } = await (await site.get(`/${languages === 'en' ? 'en' : 'de'}/api/cms-programme-print/file/?${query}`, manager.headers)).json();
      files.push({ name: `print-${languages}.${format}`, format, bytes: Buffer.from(base64, 'base64') });
    }
  for (const language of ['de', 'en'] as const)
    files.push({ name: `site-${language}.ics`, format: 'ics', bytes: await bytesOf(`/${language}/api/events.ics`) }, await pagesIn(language));
  return files;
}

const bytesOf = async (path: string) => Buffer.from(await (await site.get(path)).arrayBuffer());

async function pagesIn(language: 'de' | 'en'): Promise<File> {
  const rows = await site.db.selectFrom('event').select('id').where('is_online', '=', true).where(sql<boolean>`id % 9 = 4`).orderBy('id').limit(30).execute();
  const nodes: unknown[] = [];
  for (const { id } of rows) {
    const { link } = await (await site.get(`/${language}/api/events/${id}/`)).json();
    const html = await (await site.get(link.url)).text();
    const found = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(([, text = '']) => JSON.parse(text));
    nodes.push(...found.filter((node) => node.startDate));
  }
  return { name: `pages-${language}.jsonld`, format: 'jsonld', bytes: Buffer.from(JSON.stringify(nodes)) };
}

const importFile = ({ bytes, name, format }: File) => importText(site.db, bytes, { name, format, baseUrl, now: testNow });

async function expectNothingChanged(): Promise<void> {
  const before = JSON.stringify(await everythingIn(site.db));
  for (const file of await exports()) {
    const { read, unchanged, created, changed, wrong, deleted, made, problems } = await importFile(file);
    expect([file.name, read > 20, unchanged, created, changed, wrong, deleted]).toEqual([file.name, true, read, 0, 0, 0, 0]);
    expect([file.name, Object.values(made).reduce((sum, n) => sum + n, 0), problems.filter((text) => text.includes(' own_'))]).toEqual([file.name, 0, []]);
  }
  expect(JSON.stringify(await everythingIn(site.db)) === before).toBe(true);
}

test('what the demo’s house gives out, in each format and language, changes nothing when it is read in', expectNothingChanged, limit);

test(
  'nor does it with any kinds, tags, series, prices, promoters and attendance',
  async () => {
    const ids = (await site.db.selectFrom('event').select('id').orderBy('id').execute()).map(({ id }) => id);
    const texts = fc.stringMatching(/^[A-Za-zÄÖÜäöüß]{2,9}(,? [A-Za-zÄÖÜäöüß&’.-]{1,9}){0,3}$/);
    const partners = await Promise.all(
      fc
        .sample(fc.uniqueArray(texts, { minLength: 6, maxLength: 6 }), { numRuns: 1, seed: 33 })
        .flat()
        .map((name) =>
          site.db
            .insertInto('partner')
            .values({ name, link: name.length % 2 ? `https://${name.length}.example/` : '' })
            .returning('id')
            .executeTakeFirstOrThrow(),
        ),
    );
    const price = fc.record({ name: texts, name_en: fc.oneof(fc.constant(''), texts), cents: fc.integer({ min: 0, max: 99_999 }) });
    const change = fc.record({
      event: fc.constantFrom(...ids),
      prices: fc.uniqueArray(price, { maxLength: 5, selector: ({ name }) => name }),
      promoters: fc.uniqueArray(fc.constantFrom(...partners.map(({ id }) => id)), { maxLength: 2 }),
      attendance: fc.constantFrom('online', 'mixed', undefined),
    });
    for (const { event, prices, promoters, attendance } of fc.sample(change, { numRuns: 200, seed: 33 })) {
      const rows = prices.map(({ name, name_en, cents }, index) => ({
        id: index + 1,
        price: (cents / 100).toFixed(2),
        sale_type_id: 0,
        seat_group: index + 1,
        text: 'Vollpreis',
        name,
        ...(name_en && { name_en }),
        has_discounts: false,
      }));
      await sql`update event set prices = ${JSON.stringify(rows)}::jsonb, id_jet = null, seat_groups = '[]',
      details = details || ${JSON.stringify(attendance ? { attendance } : {})}::jsonb where id = ${event}`.execute(site.db);
      await sql`delete from partnership where event_id = ${event} and kind = 'promoter'`.execute(site.db);
      for (const [position, partner_id] of promoters.entries())
        await site.db.insertInto('partnership').values({ event_id: event, partner_id, kind: 'promoter', position }).execute();
    }
    await expectNothingChanged();
  },
  limit,
);

test('and what somebody has changed in a table comes back: kind, tags, series, prices, promoter, attendance', async () => {
  const id = (
    await site.db
      .selectFrom('event')
      .select('id')
      .where('is_online', '=', true)
      .where('date_start', '>', testNow)
      .where('date_start', '<', new Date('2027-06-01'))
      .orderBy('date_start')
      .executeTakeFirstOrThrow()
  ).id;
  await sql`update event set id_jet = null, seat_groups = '[]', prices = '[]' where id = ${id}`.execute(site.db);
  await site.db.insertInto('partner').values({ name: 'Konzertdirektion Elbe, Gebr. Sand', link: '' }).execute();
  const named = async (table: 'exhibition_type' | 'series') =>
    (await sql<{ id: number; de: string }>`select id, name->>'de' as de from ${sql.table(table)} order by id desc limit 1`.execute(site.db)).rows[0];
  const [type, series] = [await named('exhibition_type'), await named('series')];
  const tag = (await sql<{ id: number; de: string }>`select id, name->>'de' as de from tag where show_in_filter order by id limit 1`.execute(site.db)).rows[0];
  const hidden = (await sql<{ id: number }>`select id from tag where not show_in_filter order by id limit 1`.execute(site.db)).rows[0]?.id ?? 0;
  await sql`delete from event_tag where event_id = ${id}`.execute(site.db);
  await site.db.insertInto('event_tag').values({ event_id: id, tag_id: hidden }).execute();
  const page = (await (await site.get(`/de/api/events/${id}/`)).json()).link.url;
  const { day } = await site.db.selectFrom('event').select('day').where('id', '=', id).executeTakeFirstOrThrow();
  const table = (cells: string) => ({
    name: 'zurück.csv',
    format: 'csv' as const,
    bytes: Buffer.from(
      `Titel;Tag;Art;Schlagworte;Abonnements;Preise;Veranstalter;Teilnahme;Adresse\n;${day};${cells};${baseUrl}${page}\n`.replace('\n;', '\nX;'),
    ),
  });
  const titled = async (cells: string) => {
    const { title } = await (await site.get(`/de/api/events/${id}/`)).json();
    const file = table(cells);
    return importFile({ ...file, bytes: Buffer.from(String(file.bytes).replace('\nX;', `\n"${title.replaceAll('"', '""')}";`)) });
  };
  const cells = `${type?.de};${tag?.de};${series?.de};"Parkett: 24,50 € | Rang: 12 €";Konzertdirektion Elbe, Gebr. Sand;Auch online`;
  expect(await titled(cells)).toMatchObject({ changed: 1, unchanged: 0, wrong: 0 });
  const row = await site.db
    .selectFrom('event')
    .select(['type_id', 'tag_ids', 'series_ids', 'prices', 'details'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(row).toMatchObject({ type_id: type?.id, series_ids: [series?.id], details: expect.objectContaining({ attendance: 'mixed' }) });
  expect([...row.tag_ids].sort()).toEqual([tag?.id, hidden].sort());
  expect(row.prices).toMatchObject([
    { name: 'Parkett', price: '24.50' },
    { name: 'Rang', price: '12.00' },
  ]);
  const { promoters, attendance } = await (await site.get(`/de/api/events/${id}/`)).json();
  expect([promoters.map(({ name }: { name: string }) => name), attendance]).toEqual([['Konzertdirektion Elbe, Gebr. Sand'], 'mixed']);
  expect(await titled(cells)).toMatchObject({ changed: 0, unchanged: 1 });
  const unknown = await titled('Zirkus;Luftig;Abo Z;;Niemand;');
  expect(unknown).toMatchObject({ changed: 0, unchanged: 1 });
  expect(unknown.problems.map((text) => text.split(' ')[1])).toEqual(expect.arrayContaining(['own_type', 'own_names', 'own_names', 'own_names']));
});
