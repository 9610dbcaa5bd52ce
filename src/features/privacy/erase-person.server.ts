import type { Database } from '#db/database.server.ts';
import { removeAccount } from '#features/account/index.server.ts';
import { type FormFiles, removeGone } from '#features/forms/index.server.ts';
import { removeJobs } from '#features/jobs/index.server.ts';
import { removeOutboxMails } from '#features/mail/index.server.ts';
import { findPerson, personalRows } from './find-person.server.ts';
import { deleteRows, removeMailsOf } from './queries.server.ts';

/** Where files of persons are: those of forms, and mails that no server takes. */
export type PersonalFiles = { forms: FormFiles; outbox: string };

/** The address is that of somebody who works here. */
export class WorksHere extends Error {}

/**
 * Deletes all that is stored of an address, with its files; answers how many rows of each table, jobs and mails there were. The
 * database notes it, so that a restore of a backup deletes it again. Throws WorksHere for an account of staff.
 */
export async function erasePerson(db: Database, email: string, files: PersonalFiles, now: Date): Promise<Record<string, number>> {
  const counts = await db.transaction().execute(async (store) => {
    const found = await findPerson(store, email);
    const { roots, invitations, tokens, jobs, held } = found;
    if (roots.site_user.some(({ role }) => role !== 'visitor')) throw new WorksHere();
    const counts = Object.fromEntries(Object.entries(await personalRows(store, found)).map(([table, rows]) => [table, rows.length]));
    const remove = (table: string, rows: readonly { id: number }[]) => rows.length > 0 && deleteRows(store, table, rows);
    // Their mails would stay in the folder until the entry's time is over.
    if (roots.form_entry.length > 0) await removeMailsOf(store, roots.form_entry);
    for (const { id } of roots.site_user) await removeAccount(store, id);
    await remove('reminder_recipient', roots.reminder_recipient);
    await remove('form_entry', roots.form_entry);
    await remove('staff_invitation', invitations);
    await remove('user_token', tokens);
    await remove('held_job', held);
    await removeJobs(store, jobs);
    const further = { jobs: jobs.length, held_job: held.length };
    return { ...counts, ...Object.fromEntries(Object.entries(further).filter(([, n]) => n > 0)) };
  });
  await removeGone(db, files.forms, now, files.outbox);
  const mails = await removeOutboxMails(files.outbox, email.trim().toLowerCase());
  return mails > 0 ? { ...counts, mails } : counts;
}
