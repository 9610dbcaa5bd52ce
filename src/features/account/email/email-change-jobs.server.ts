import { z } from 'zod';
import { jobKind } from '#features/jobs/index.server.ts';
import { confirmHours } from '../limits.ts';
import type { Tools } from '../mail/account-jobs.server.ts';
import { emailChangedMail, emailInUseMail, newEmailMail, takenEmailMail } from '../mail/mails.ts';
import { confirmedIdOfEmail, emailOfAccount } from '../queries/accounts.server.ts';
import { makeToken } from '../queries/tokens.server.ts';

/** The wished address may be somebody else's. */
export const emailChangeJob = jobKind('email-change', z.object({ userId: z.int(), email: z.string() }));
export const emailChangeMailJob = jobKind(
  'email-change-mail',
  z.object({ kind: z.enum(['asked', 'confirm', 'taken', 'changed']), userId: z.int(), before: z.string(), email: z.string() }),
);

export function performEmailChangeJobs({ db, jobs, mailer, recipient }: Tools): void {
  jobs.performInStore(emailChangeJob, async ({ userId, email }, store) => {
    const user = await emailOfAccount(store, userId);
    if (!user || user.email === email) return; // deleted meanwhile, or changed already
    // Nobody has shown that an unconfirmed account is theirs: it keeps no address from anybody.
    const owner = await confirmedIdOfEmail(store, email);
    const mail = { before: user.email, email };
    await jobs.add(emailChangeMailJob, { kind: 'asked', userId, ...mail }, store);
    await jobs.add(emailChangeMailJob, owner ? { kind: 'taken', userId: owner.id, ...mail } : { kind: 'confirm', userId, ...mail }, store);
  });

  jobs.perform(emailChangeMailJob, async ({ kind, userId, before, email }, id) => {
    const user = await recipient(userId);
    if (!user) return; // the account has been deleted meanwhile
    if (kind === 'taken') return mailer.deliver(takenEmailMail(user), id);
    if (kind === 'asked') return mailer.deliver(emailInUseMail({ ...user, email: before }, email), id);
    if (kind === 'changed') return mailer.deliver(emailChangedMail({ ...user, email: before }, email), id);
    return mailer.deliver(newEmailMail({ ...user, email }, await makeToken(db, 'change-email', userId, confirmHours, { email })), id);
  });
}
