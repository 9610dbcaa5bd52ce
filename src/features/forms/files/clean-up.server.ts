import type { Database } from '#db/database.server.ts';
import { tempFileHours } from '../limits.ts';
import { removeGone } from '../removal/remove-gone.server.ts';
import type { FormFiles } from './form-files.server.ts';
import { deleteExpiredEntries, deleteOldAttempts, deleteUnsentFiles } from './queries.server.ts';

/**
 * Deletes entries whose time is over, files that no entry took within 24 hours, and the files that no row names any more.
 * A file's name is noted by the database when its row goes, so that one that was not removed is removed the next time. `outbox`:
 * the folder of mails that no server takes.
 */
export async function cleanUpForms(db: Database, files: FormFiles, now: Date, outbox?: string): Promise<void> {
  const oldest = new Date(now.getTime() - tempFileHours * 3_600_000);
  await deleteExpiredEntries(db, now);
  await deleteUnsentFiles(db, oldest);
  await deleteOldAttempts(db, now);
  await removeGone(db, files, now, outbox);
  await files.uploads.removeOld(now);
  await files.collect(now);
}
