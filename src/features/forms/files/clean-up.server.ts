import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Database } from '#db/database.server.ts';
import { removeFromOutbox } from '#features/mail/index.server.ts';
import { tempFileHours } from '../limits.ts';
import { partsFolder } from './temp-file-routes.server.ts';

/**
 * Deletes entries whose time is over, files that no entry took within 24 hours, and from the disk what no row names any more.
 * A file's name is noted by the database when its row goes, so that one that was not removed is removed the next time. `outbox`:
 * the folder of mails that no server takes.
 */
export async function cleanUpForms(db: Database, folder: string, now: Date, outbox?: string): Promise<void> {
  const oldest = new Date(now.getTime() - tempFileHours * 3_600_000);
  await db.deleteFrom('form_entry').where('delete_at', '<=', now).execute();
  await db.deleteFrom('form_file').where('entry_id', 'is', null).where('created_at', '<', oldest).execute();
  await sql`delete from webhook_delivery where at < ${now}::timestamptz - interval '30 days'`.execute(db);
  await removeGone(db, folder, now, outbox);
  for (const name of await readdir(partsFolder(folder)).catch((): string[] => [])) {
    const path = join(partsFolder(folder), name);
    const found = await stat(path).catch(() => null);
    if (found && found.mtime < oldest) await rm(path, { force: true });
  }
}

/** Removes from the disk what rows that are gone have named, and mails whose time is over. */
export async function removeGone(db: Database, folder: string, now: Date, outbox?: string): Promise<void> {
  const gone = await db.selectFrom('form_file_gone').select('file').execute();
  for (const { file } of gone) {
    if (/^[0-9a-f]{32}$/.test(file)) await rm(join(folder, file), { force: true });
    await db.deleteFrom('form_file_gone').where('file', '=', file).execute();
  }
  if (outbox !== undefined) await removeMails(db, outbox, now);
}

async function removeMails(db: Database, outbox: string, now: Date): Promise<void> {
  const due = (await db.selectFrom('form_mail').select('mail_id').where('remove_at', '<=', now).execute()).map(({ mail_id }) => mail_id);
  if (due.length === 0) return;
  await removeFromOutbox(outbox, new Set(due));
  await sql`delete from form_mail where mail_id = any (${due})`.execute(db);
}
