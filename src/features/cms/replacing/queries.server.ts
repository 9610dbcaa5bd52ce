import type { Insertable } from 'kysely';
import type { Database } from '#db/database.server.ts';
import type { Schema } from '#db/schema.ts';

export const insertReplacement = (db: Database, row: Insertable<Schema['replacement']>) =>
  db.insertInto('replacement').values(row).returning('id').executeTakeFirstOrThrow();

export const changesOfReplacement = (db: Database, id: number) =>
  db.selectFrom('replacement').select('changes').where('id', '=', id).where('undone_at', 'is', null).forUpdate().executeTakeFirst();

export const setUndone = (db: Database, id: number, now: Date) => db.updateTable('replacement').set({ undone_at: now }).where('id', '=', id).execute();
