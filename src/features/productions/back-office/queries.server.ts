import { sql, type Updateable } from 'kysely';
import type { Database } from '#db/database.server.ts';
import type { Schema } from '#db/schema.ts';

export const lockProduction = (db: Database, id: number) =>
  db.selectFrom('production').select(['revision', 'details', 'type_id']).where('id', '=', id).forUpdate().executeTakeFirst();

export const setColumns = (db: Database, id: number, columns: Updateable<Schema['production']>) =>
  db.updateTable('production').set(columns).where('id', '=', id).execute();

export const setTypeOfDates = (db: Database, id: number, type_id: number, before: number) =>
  db.updateTable('event').set({ type_id }).where('production_id', '=', id).where('type_id', '=', before).execute();

export const raiseRevision = (db: Database, id: number) => sql`update ${sql.table('production')} set revision = revision + 1 where id = ${id}`.execute(db);

export const lockType = (db: Database, id: number) => db.selectFrom('exhibition_type').select('id').where('id', '=', id).forShare().executeTakeFirst();

export const lockSeason = (db: Database, id: number) => db.selectFrom('season').select('id').where('id', '=', id).forShare().executeTakeFirst();

export const lockTags = (db: Database, ids: readonly number[]) => db.selectFrom('tag').select('id').where('id', 'in', ids).forShare().execute();

export const tagsOfProduction = (db: Database, id: number) => db.selectFrom('production_tag').select('tag_id').where('production_id', '=', id).execute();

export const deleteTags = (db: Database, production_id: number, gone: readonly number[]) =>
  db.deleteFrom('production_tag').where('production_id', '=', production_id).where('tag_id', 'in', gone).execute();

export const insertTags = (db: Database, added: readonly { production_id: number; tag_id: number }[]) =>
  db.insertInto('production_tag').values(added).execute();
