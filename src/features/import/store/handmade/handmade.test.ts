import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { foldName } from '#i18n/fold-name.ts';
import { testDatabase } from '../../../../../tests/support/database.ts';
import { findHandmade } from './handmade.server.ts';

const db = await testDatabase();

/** What `foldName` makes the same, however it is written. */
const spellings = [
  ['Der Rosenkavalier', 'DER  ROSENKAVALIER!'],
  ['Hänsel und Gretel', 'Haensel und Gretel', 'Ha\u0308nsel und Gretel'],
  ['Große Fuge', 'Grosse Fuge', 'GROẞE FUGE'],
  ['Łódź', 'Lodz'],
  ['Þórr', 'Thorr'],
  ['Guðrún', 'Gudrun'],
  ['Œdipe', 'Oedipe'],
  ['Così fan tutte', 'Cosi fan tutte'],
  ['Anna æøå', 'Anna AEOA'],
  ['½ Stunde Ⅷ', '1 2 Stunde VIII'],
  ['東京', '「東京」'],
  ['Война и мир', 'ВОЙНА И МИР'],
];

test('a production made by hand is found by its title, however it is spelled', async () => {
  const [type] = (await sql<{ id: number }>`insert into exhibition_type (name) values ('{"de": "Oper"}') returning id`.execute(db)).rows;
  for (const [n, [title = '', ...others]] of spellings.entries()) {
    const text = JSON.stringify(n % 2 === 0 ? { de: title } : { de: `Anders ${n}`, en: title });
    const { rows } = await sql<{ id: number }>`insert into production (title, type_id) values (${text}, ${type?.id}) returning id`.execute(db);
    for (const other of [title, ...others]) {
      expect(foldName(other), other).toBe(foldName(title));
      expect((await findHandmade(db, ['Etwas anderes', other])).get(foldName(other)), other).toBe(rows[0]?.id);
    }
  }
});

test('of two with one title the older, and none that an import has made', async () => {
  const [type] = (await sql<{ id: number }>`select min(id) as id from exhibition_type`.execute(db)).rows;
  await sql`insert into production (title, type_id, identifier) values ('{"de": "Zweimal"}', ${type?.id}, 'title:zweimal')`.execute(db);
  const { rows } = await sql<{
    id: number;
  }>`insert into production (title, type_id) values ('{"de": "Zweimal"}', ${type?.id}), ('{"en": "zweimal"}', ${type?.id}) returning id`.execute(db);
  expect((await findHandmade(db, ['Zweimal'])).get('zweimal')).toBe(Math.min(...rows.map(({ id }) => id)));
});

test('it is looked up in the indexes of titles', async () => {
  await db.transaction().execute(async (transaction) => {
    await sql`set local enable_seqscan = off`.execute(transaction);
    const scans = () =>
      sql<{ scans: number }>`select sum(pg_stat_get_xact_numscans(oid))::int as scans from pg_class where relname like 'production_made_by_hand_%'`.execute(
        transaction,
      );
    await findHandmade(transaction, ['Der Rosenkavalier']);
    expect((await scans()).rows[0]?.scans).toBeGreaterThan(0);
  });
});
