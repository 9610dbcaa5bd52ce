import { type Insertable, sql } from 'kysely';
import type { Database } from '#db/database.server.ts';
import type { Schema } from '#db/schema.ts';
import { maxSuggestions } from '../limits.ts';

// In one order, and at once as strongly as needed: two who save the same works would otherwise wait for each other.
export const forLink = <Query extends { forShare(): Query }>(query: Query) => query.forShare();
export const forChange = <Query extends { forUpdate(): Query }>(query: Query) => query.forUpdate();

export const lockRows = (db: Database, table: 'person' | 'role' | 'work', ids: readonly number[]) =>
  db
    .selectFrom(table)
    .select('id')
    .where('id', 'in', ids)
    .orderBy('id')
    .$call(table === 'work' ? forChange : forLink)
    .execute();

export const personByName = (db: Database, kind: 'person' | 'ensemble', name: string) =>
  db.selectFrom('person').select('id').where('kind', '=', kind).where('name', '=', name).executeTakeFirst();

export const insertPerson = (db: Database, row: Insertable<Schema['person']>) =>
  db
    .insertInto('person')
    .values(row)
    .onConflict((same) => same.columns(['kind', 'name']).doNothing())
    .returning('id')
    .executeTakeFirst();

export const deleteWorks = (db: Database, production_id: number) => db.deleteFrom('programme_item').where('production_id', '=', production_id).execute();

export const insertWorks = (db: Database, rows: readonly Insertable<Schema['programme_item']>[]) => db.insertInto('programme_item').values(rows).execute();

export const allRoles = (db: Database) => db.selectFrom('role').select(['id', 'key', 'name']).orderBy('sort').orderBy('id').execute();

export const insertRole = (db: Database, row: Insertable<Schema['role']>) =>
  db
    .insertInto('role')
    .values(row)
    .onConflict((same) => same.column('key').doNothing())
    .returning('id')
    .executeTakeFirst();

export const roleByKey = (db: Database, key: string) => db.selectFrom('role').select('id').where('key', '=', key).executeTakeFirst();

export const workByKey = (db: Database, key: string) => db.selectFrom('work').select(['id', 'title']).where('key', '=', key).executeTakeFirst();

export const setWorkTitle = (db: Database, id: number, title: Record<string, string>) =>
  db
    .updateTable('work')
    .set({ title: JSON.stringify(title) })
    .where('id', '=', id)
    .execute();

export const insertWork = (db: Database, key: string, title: Record<string, string>, composer_id: number | null) =>
  db
    .insertInto('work')
    .values({ key, title: JSON.stringify(title), composer_id })
    .onConflict((same) => same.column('key').doNothing())
    .returning('id')
    .executeTakeFirst();

export const anyPersonByName = (db: Database, name: string) => db.selectFrom('person').select('id').where('name', '=', name).orderBy('kind').executeTakeFirst();

export const patternsOf = (q: string): string[] =>
  q
    .trim()
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);

export const roleNames = (db: Database) => db.selectFrom('role').select(['id', 'name']).orderBy('sort').orderBy('id').execute();

export const peopleLike = (db: Database, q: string) =>
  db
    .selectFrom('person')
    .select(['name', 'kind'])
    .where((eb) => eb.and(patternsOf(q).map((pattern) => eb('name', 'ilike', pattern))))
    .orderBy('sort_name')
    .orderBy('id')
    .limit(maxSuggestions)
    .execute();

export const worksLike = (db: Database, q: string) =>
  db
    .selectFrom('work')
    .leftJoin('person as composer', 'composer.id', 'work.composer_id')
    .select(['work.title', sql<string>`coalesce(composer.name, '')`.as('composer')])
    .where((eb) =>
      eb.and(patternsOf(q).map((pattern) => sql<boolean>`concat_ws(' ', ${eb.ref('work.title')}::text, ${eb.ref('composer.name')}) ilike ${pattern}`)),
    )
    .orderBy('composer.sort_name')
    .orderBy('work.id')
    .limit(maxSuggestions)
    .execute();
