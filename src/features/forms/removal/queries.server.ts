import { sql } from 'kysely';
import type { Database } from '#db/database.server.ts';

export const goneFiles = (db: Database) => db.selectFrom('form_file_gone').select('file').execute();

export const deleteGone = (db: Database, file: string) => db.deleteFrom('form_file_gone').where('file', '=', file).execute();

export const dueMails = (db: Database, now: Date) => db.selectFrom('form_mail').select('mail_id').where('remove_at', '<=', now).execute();

export const deleteMails = (db: Database, due: readonly string[]) => sql`delete from form_mail where mail_id = any (${due})`.execute(db);
