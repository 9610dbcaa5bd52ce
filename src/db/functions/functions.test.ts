import { type Kysely, sql } from 'kysely';
import { expect, test } from 'vitest';
import { testDatabase } from '../../../tests/support/database.ts';
import { applyFunctions, checksumOfFunctions, editions } from '../functions.server.ts';
import type { Schema } from '../schema.ts';

const files = Object.values(import.meta.glob<string>('./*.sql', { query: '?raw', import: 'default', eager: true })).join('\n');
const db = await testDatabase();

/** Made for each table or kind by `track_table`, `keep_records` and `search_kind`; `search_similar` has the words that the server's extensions allow. */
const isGenerated = (name: string) =>
  /^(tell_(change_of_|insert|update|delete|truncate)|search_write_(?!marked|left)|search_similar$|functions_edition$)/.test(name);
const generatedFor = ['note_record_row', 'note_record_parts', 'count_record_writes', 'note_details'];

type Definition = { name: string; definition: string };

async function readDefinitions(of: Kysely<Schema>): Promise<Definition[]> {
  const { rows } = await sql<Definition>`
    select oid::regprocedure::text as name, pg_get_functiondef(oid) as definition from pg_proc
     where pronamespace = 'public'::regnamespace and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
       and proname <> 'functions_edition'
    union all
    select tgrelid::regclass || '.' || tgname, pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
    order by 1`.execute(of);
  return rows;
}

const damage = (definitions: readonly Definition[]) =>
  db.transaction().execute(async (transaction) => {
    await sql`set local check_function_bodies = off`.execute(transaction);
    for (const { name, definition } of definitions) {
      const [table = '', trigger] = name.split('.');
      if (trigger) await sql`drop trigger ${sql.ref(trigger)} on ${sql.ref(table)}`.execute(transaction);
      else await sql.raw(definition.replace(/AS \$function\$[\s\S]*\$function\$/, 'AS $function$ damaged $function$')).execute(transaction);
    }
  });

const stands = (name: string) => new RegExp(`^\\s*create (or replace )?(constraint )?(function|trigger) ${name}\\b`, 'm').test(files);

const setEdition = (edition: number) =>
  sql.raw(`create or replace function functions_edition() returns int immutable language sql as 'select ${edition}'`).execute(db);

test('a changed file is a new edition: databases take the functions anew when editions.txt has one more line', () => {
  expect(editions.at(-1), 'Add the checksum that is found as a line of src/db/functions/editions.txt.').toBe(checksumOfFunctions);
});

test('every function and trigger of the database stands in functions/', async () => {
  const { rows } = await sql<{ name: string; calls: string }>`
    select proname as name, '' as calls from pg_proc
     where pronamespace = 'public'::regnamespace and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
    union select tgname, tgfoid::regproc::text from pg_trigger where not tgisinternal`.execute(db);
  const own = rows.filter(({ name, calls }) => !isGenerated(name) && !generatedFor.includes(calls));
  expect(own.length).toBeGreaterThan(150);
  expect(own.filter(({ name }) => !stands(name)).map(({ name }) => name)).toEqual([]);
});

test('a database of an older edition gets every function and trigger as a new one has them, one of a newer keeps its own', async () => {
  const before = await readDefinitions(db);
  const written = before.filter(({ name, definition }) => stands(name.replace(/^.*\.|\(.*/g, '')) || definition.includes('FUNCTION note_details('));
  expect(written.length).toBeGreaterThan(200);
  await damage(written);
  const damaged = await readDefinitions(db);
  await setEdition(editions.length + 1);
  expect(await applyFunctions(db)).toBe(false);
  expect(await readDefinitions(db)).toEqual(damaged);
  await setEdition(editions.length - 1);
  expect(await applyFunctions(db)).toBe(true);
  expect(await readDefinitions(db)).toEqual(before);
});
