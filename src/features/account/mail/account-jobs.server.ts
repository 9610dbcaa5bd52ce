import { z } from 'zod';
import type { Database } from '#db/database.server.ts';
import { type Jobs, jobKind } from '#features/jobs/index.server.ts';
import type { Mailer } from '#features/mail/index.server.ts';
import { languages } from '#i18n/language.ts';
import { confirmHours, resetMinutes } from '../limits.ts';
import { deleteLapsed, idOfEmail, insertLogin, insertVisitor, lockAddress, standingOfEmail } from '../queries/accounts.server.ts';
import { makeToken } from '../queries/tokens.server.ts';
import { changedMail, confirmMail, existingMail, factorsMail, factorsRemovedMail, type Recipient, resetMail } from './mails.ts';

/** The password is hashed before it is written down. */
export const signUpJob = jobKind(
  'sign-up',
  z.object({
    email: z.string(),
    password: z.string().startsWith('$argon2id$'),
    first: z.string(),
    last: z.string(),
    language: z.enum(languages),
    askedAt: z.iso.datetime(),
  }),
);
/** The mail of a sign-up once more, to an address that may have none. */
export const confirmAgainJob = jobKind('confirm-again', z.object({ email: z.string() }));
/** A link for a new password, to an address that may have an account. */
export const resetJob = jobKind('reset', z.object({ email: z.string() }));
/** The link is made when the mail is sent: its key stands nowhere else. */
export const userMailJob = jobKind(
  'user-mail',
  z.object({ kind: z.enum(['confirm', 'existing', 'changed', 'reset', 'factors', 'factors_removed']), userId: z.int() }),
);

export type Tools = { db: Database; jobs: Jobs; mailer: Mailer; recipient: (userId: number) => Promise<Recipient | null> };

export function performAccountJobs({ db, jobs, mailer, recipient }: Tools): void {
  jobs.performInStore(signUpJob, async ({ email, password, first, last, language, askedAt }, store) => {
    await lockAddress(store, email);
    // Nobody has shown that an unconfirmed account is theirs: the last to ask is believed, and earlier links die with it.
    await deleteLapsed(store, email, askedAt);
    const owner = await standingOfEmail(store, email);
    if (owner && !owner.email_confirmed) return; // another wish came at the same moment and was first, or has replaced this one: its mail is on its way
    if (owner) return jobs.add(userMailJob, { kind: 'existing', userId: owner.id }, store);
    const { id } = await insertVisitor(store, email, first, last, language);
    await insertLogin(store, id, password);
    return jobs.add(userMailJob, { kind: 'confirm', userId: id }, store);
  });

  jobs.performInStore(confirmAgainJob, async ({ email }, store) => {
    const user = await standingOfEmail(store, email);
    if (user) await jobs.add(userMailJob, { kind: user.email_confirmed ? 'existing' : 'confirm', userId: user.id }, store);
  });

  jobs.performInStore(resetJob, async ({ email }, store) => {
    const user = await idOfEmail(store, email);
    if (user) await jobs.add(userMailJob, { kind: 'reset', userId: user.id }, store);
  });

  jobs.perform(userMailJob, async ({ kind, userId }, id) => {
    const to = await recipient(userId);
    if (!to) return; // the account has been deleted meanwhile, or another sign-up has replaced it
    if (kind === 'confirm') return mailer.deliver(confirmMail(to, await makeToken(db, 'confirm', userId, confirmHours)), id);
    // Another may have asked with this address: that takes no link from whoever asked first.
    if (kind === 'reset') return mailer.deliver(resetMail(to, await makeToken(db, 'reset-password', userId, resetMinutes / 60, { keepsEarlier: true })), id);
    const mail = { existing: existingMail, changed: changedMail, factors: factorsMail, factors_removed: factorsRemovedMail }[kind];
    return mailer.deliver(mail(to), id);
  });
}
