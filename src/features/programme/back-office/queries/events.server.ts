import { sql, type Updateable } from 'kysely';
import type { Database } from '#db/database.server.ts';
import type { Schema } from '#db/schema.ts';

export const lockEvent = (db: Database, id: number) =>
  db.selectFrom('event').select(['revision', 'details']).where('id', '=', id).forUpdate().executeTakeFirst();

export const setColumns = (db: Database, id: number, columns: Updateable<Schema['event']>) =>
  db.updateTable('event').set(columns).where('id', '=', id).execute();

export const raiseRevision = (db: Database, id: number) => sql`update ${sql.table('event')} set revision = revision + 1 where id = ${id}`.execute(db);
