import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '#db/database.server.ts';
import { tempFileHours } from '../limits.ts';
import { removeGone } from '../removal/remove-gone.server.ts';
import { deleteExpiredEntries, deleteOldAttempts, deleteUnsentFiles } from './queries.server.ts';
import { partsFolder } from './temp-file-routes.server.ts';

/**
 * Deletes entries whose time is over, files that no entry took within 24 hours, and from the disk what no row names any more.
 * A file's name is noted by the database when its row goes, so that one that was not removed is removed the next time. `outbox`:
 * the folder of mails that no server takes.
 */
export async function cleanUpForms(db: Database, folder: string, now: Date, outbox?: string): Promise<void> {
  const oldest = new Date(now.getTime() - tempFileHours * 3_600_000);
  await deleteExpiredEntries(db, now);
  await deleteUnsentFiles(db, oldest);
  await deleteOldAttempts(db, now);
  await removeGone(db, folder, now, outbox);
  for (const name of await readdir(partsFolder(folder)).catch((): string[] => [])) {
    const path = join(partsFolder(folder), name);
    const found = await stat(path).catch(() => null);
    if (found && found.mtime < oldest) await rm(path, { force: true });
  }
}
