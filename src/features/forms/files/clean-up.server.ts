import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Database } from '#db/database.server.ts';
import { tempFileHours } from '../limits.ts';
import { removeGone } from '../removal/remove-gone.server.ts';
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
