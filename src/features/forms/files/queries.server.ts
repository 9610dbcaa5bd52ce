import { sql } from 'kysely';
import type { Database } from '#db/database.server.ts';
import type { TempFile } from '../contract.ts';

export const deleteExpiredEntries = (db: Database, now: Date) => db.deleteFrom('form_entry').where('delete_at', '<=', now).execute();

export const deleteUnsentFiles = (db: Database, oldest: Date) =>
  db.deleteFrom('form_file').where('entry_id', 'is', null).where('created_at', '<', oldest).execute();

export const deleteOldAttempts = (db: Database, now: Date) => sql`delete from webhook_delivery where at < ${now}::timestamptz - interval '30 days'`.execute(db);

export async function storedAmounts(db: Database, owner: string) {
  const { rows } = await sql<{ files: number; bytes: number; all: number }>`
    select count(*) filter (where owner = ${owner})::int as files, coalesce(sum(size) filter (where owner = ${owner}), 0)::float8 as bytes, coalesce(sum(size), 0)::float8 as all
      from form_file where entry_id is null`.execute(db);
  return rows;
}

export const insertFile = (db: Database, owner: string, file: string, name: string, now: Date, metadata: Omit<TempFile, 'id'>) =>
  db
    .insertInto('form_file')
    .values({ owner, file, ...metadata, name, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();

export const deleteUnsent = (db: Database, id: number, owner: string) =>
  db.deleteFrom('form_file').where('id', '=', id).where('owner', '=', owner).where('entry_id', 'is', null).returning('file').executeTakeFirst();

export const deleteGone = (db: Database, file: string) => db.deleteFrom('form_file_gone').where('file', '=', file).execute();
