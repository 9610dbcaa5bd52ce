import { type Insertable, sql } from 'kysely';
import type { User } from '#api/user.ts';
import type { Database } from '#db/database.server.ts';
import type { Schema } from '#db/schema.ts';
import type { SavedView } from './contract.ts';

export type Row = Omit<SavedView, 'is_changeable'> & { user_id: number | null };

export const columns = ['id', 'name', 'query', 'audience', 'user_id'] as const;

export const viewsFor = (db: Database, { id, role }: User) =>
  db
    .selectFrom('saved_view')
    .select(columns)
    .where(({ eb, or, and }) => or([eb('user_id', '=', id), eb('audience', '=', 'all'), and([eb('audience', '=', 'role'), eb('role', '=', role)])]));

export const countOthers = (db: Database, user_id: number, list: string, name: string) =>
  db
    .selectFrom('saved_view')
    .select(({ fn }) => fn.countAll<string>().as('n'))
    .where('user_id', '=', user_id)
    .where('list', '=', list)
    .where('name', '!=', name)
    .executeTakeFirstOrThrow();

export const storeView = (
  db: Database,
  list: string,
  name: string,
  user_id: number,
  changed: Omit<Insertable<Schema['saved_view']>, 'user_id' | 'list' | 'name'>,
) =>
  db
    .insertInto('saved_view')
    .values({ list, name, user_id, ...changed })
    .onConflict((conflict) => conflict.columns(['user_id', 'list', 'name']).doUpdateSet(changed))
    .returning(columns)
    .executeTakeFirstOrThrow();

export async function renameView(db: Database, id: number, name: string) {
  const { rows } = await sql<Row>`
      update saved_view v set name = ${name} where id = ${id}
        and not exists (select from saved_view o where o.user_id = v.user_id and o.list = v.list and o.name = ${name} and o.id <> v.id)
      returning id, name, query, audience, user_id`.execute(db);
  return rows;
}

export const deleteView = (db: Database, id: number) => db.deleteFrom('saved_view').where('id', '=', id).execute();
