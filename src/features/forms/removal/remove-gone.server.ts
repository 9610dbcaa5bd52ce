import { z } from 'zod';
import type { Database } from '#db/database.server.ts';
import { jobKind } from '#features/jobs/index.server.ts';
import { removeFromOutbox } from '#features/mail/index.server.ts';
import { type FormFiles, isFileName } from '../files/form-files.server.ts';
import { deleteGone, deleteMails, dueMails, goneFiles } from './queries.server.ts';

/** Removes the files that deleted entries have left, once their deletion is committed. */
export const removeGoneJob = jobKind('form-entries-gone', z.object({}));

/** Removes the files that rows which are gone have named, and mails whose time is over. */
export async function removeGone(db: Database, files: FormFiles, now: Date, outbox?: string): Promise<void> {
  const gone = await goneFiles(db);
  for (const { file } of gone) {
    if (isFileName(file)) await files.remove(file);
    await deleteGone(db, file);
  }
  if (outbox !== undefined) await removeMails(db, outbox, now);
}

async function removeMails(db: Database, outbox: string, now: Date): Promise<void> {
  const due = (await dueMails(db, now)).map(({ mail_id }) => mail_id);
  if (due.length === 0) return;
  await removeFromOutbox(outbox, new Set(due));
  await deleteMails(db, due);
}
