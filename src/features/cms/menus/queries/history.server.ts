import type { Updateable } from 'kysely';
import type { Database } from '#db/database.server.ts';
import type { Schema } from '#db/schema.ts';
import { maxMenuChanges } from '../limits.ts';
import { menuKind } from './menu-rows.server.ts';

export const historyRows = (db: Database) =>
  db
    .selectFrom('record_history')
    .select(['id', 'at', 'user_name', 'changes'])
    .where('kind', '=', menuKind)
    .orderBy('id', 'desc')
    .limit(maxMenuChanges)
    .execute();

export const lastChange = (db: Database) =>
  db.selectFrom('record_history').select('changes').where('kind', '=', menuKind).orderBy('id', 'desc').limit(1).executeTakeFirst();

export const changePage = (db: Database, id: number, names: Updateable<Schema['page']>) => db.updateTable('page').set(names).where('id', '=', id).execute();

export const revisionOfPage = (db: Database, id: number) => db.selectFrom('page').select('revision').where('id', '=', id).executeTakeFirstOrThrow();
