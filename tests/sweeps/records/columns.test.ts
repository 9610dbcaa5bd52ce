import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import type { Database } from '#db/database.server.ts';
import { stores } from '../../../src/server/resources.server.ts';
import { testDatabase } from '../../support/database.ts';

const machine = new Set(['id', 'revision', 'updated_at']);
/** Columns that staff change elsewhere, or that are nobody's to change, and why. */
const elsewhere: Readonly<Record<string, readonly string[]>> = {
  // On the form of what its page tells beyond; from the box office; kept by triggers.
  event: ['accessibility_ids', 'details', 'important_info', 'seat_groups', 'sequence', 'tag_ids', 'series_ids', 'genre_ids', 'derived_occasion'],
  production: ['details', 'opening_hours', 'promoter', 'first_day', 'last_day', 'last_over', 'tag_ids'],
  article: ['words'],
  // Made from the name of a new one, and the same for ever.
  role: ['key'],
  work: ['key'],
  release: ['released_at'],
  room: ['sort'],
};

let db: Database;
beforeAll(async () => {
  db = await testDatabase();
});

test.each(stores.stores.map((store) => [store.resource.name, store] as const))('what is stored of a %s can be changed on a screen', async (name, store) => {
  const { rows } = await sql<{ name: string }>`
    select a.attname as name from pg_attribute a
     where a.attrelid = ${store.table}::regclass and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''`.execute(db);
  const left = rows.map((row) => row.name).filter((column) => !machine.has(column) && !store.columns.includes(column));
  expect(left.toSorted()).toEqual([...(elsewhere[name] ?? [])].toSorted());
});
