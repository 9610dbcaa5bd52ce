import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testDatabase } from '../../tests/support/database.ts';
import { type Column, declaredColumns } from './schema/declared-columns.ts';

/** What a PostgreSQL type is on our side of the connection (src/db/database.server.ts). */
const kinds: Readonly<Record<string, string>> = {
  int2: 'number',
  int4: 'number',
  int8: 'number',
  float4: 'number',
  float8: 'number',
  bool: 'boolean',
  text: 'string',
  tsvector: 'string',
  date: 'string',
  xid8: 'string',
  time: 'string',
  timestamptz: 'Date',
  jsonb: 'json',
  _text: 'string[]',
  _int4: 'number[]',
};

const db = await testDatabase();
const { rows: columns } = await sql<Column>`
  select c.relname as table, a.attname as column, case t.typtype when 'e' then 'text' else t.typname end as type, not a.attnotnull as nullable,
         a.atthasdef or a.attidentity <> '' or not a.attnotnull as optional
  from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_type t on t.oid = a.atttypid
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped`.execute(db);
const declared = Object.groupBy(declaredColumns(), ({ table }) => table);
const migrated = Object.groupBy(columns, ({ table }) => table);

test.each(Object.keys(declared))('%s is declared as it is', (table) => {
  const [ours = [], theirs = []] = [declared[table], migrated[table]];
  const facts = (given: readonly Column[]) => Object.fromEntries(given.map(({ column, type, nullable }) => [column, { type: kinds[type] ?? type, nullable }]));
  expect(facts(ours)).toEqual(facts(theirs));
  const byName = new Map(theirs.map((column) => [column.column, column]));
  expect(ours.filter(({ column, optional }) => optional && !byName.get(column)?.optional)).toEqual([]);
});

test('tables that are not declared are those that only SQL of their own reaches', () => {
  const reached = ['change', 'schema_migration', 'search_pending', 'search_turn'];
  expect(Object.keys(migrated).filter((table) => !(table in declared) && !reached.includes(table))).toEqual([]);
});

test('what refers to a row that may go is found by an index; users, settings and the footer, which are few, are not', async () => {
  const { rows } = await sql<{ reference: string }>`
    select con.conrelid::regclass || '.' || a.attname as reference
    from pg_constraint con join pg_attribute a on a.attrelid = con.conrelid and a.attnum = con.conkey[1]
    where con.contype = 'f' and con.connamespace = 'public'::regnamespace
      and con.confrelid <> 'site_user'::regclass and con.conrelid not in ('design_settings'::regclass, 'published_footer'::regclass)
      and not exists (select from pg_index i where i.indrelid = con.conrelid and i.indkey[0] = con.conkey[1])`.execute(db);
  expect(rows).toEqual([]);
});
