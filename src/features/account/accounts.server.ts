import { createHmac } from 'node:crypto';
import { resetAttempts } from '#api/rate-limit/rate-limit.server.ts';
import { service } from '#api/service.server.ts';
import type { Database } from '#db/database.server.ts';
import type { Jobs } from '#features/jobs/index.server.ts';
import type { Mailer } from '#features/mail/index.server.ts';
import { settingsReader } from '#features/settings/index.server.ts';
import { type Auth, createAuth, type Provider } from './auth.server.ts';
import { isLoopback } from './demo-users.ts';
import { performEmailChangeJobs } from './email/email-change-jobs.server.ts';
import { performInvitationJobs } from './invitation/invitation-mail.server.ts';
import { wrongPasswords } from './limits.ts';
import { performAccountJobs, userMailJob } from './mail/account-jobs.server.ts';
import type { Recipient } from './mail/mails.ts';
import { confirmEmail, personOfAccount } from './queries/accounts.server.ts';
import { forgetLinks } from './queries/tokens.server.ts';
import { openSessions, type Sessions } from './session/sessions.server.ts';
import { logSignIn } from './sign-in/queries/sign-in-log.server.ts';

export type Accounts = {
  auth: Auth;
  sessions: Sessions;
  /** Null without an identity provider; `auth` asks it who it is at first use, and again after a failure. */
  provider: { name: string; auth(): Promise<Auth> } | null;
  /** What is promised with an answer and done after it (account-jobs.server.ts). */
  jobs: Jobs;
  /** Signs the cookies of known devices (sign-in/known-device.server.ts). */
  deviceKey: string;
  /** Encrypts the keys of one-time codes and hashes recovery codes (factor/): not in the database. */
  factorKey: string;
  /** Signs the cookies of sessions, as the library does. */
  secret: string;
  /** Whether others than this machine reach the site: then the demo's passwords are refused. */
  isPublic: boolean;
  /** Resolves when nothing that was promised and is due waits any more, mails included. */
  settled(): Promise<void>;
};

export const accountService = service<Accounts>('account');

type Options = {
  db: Database;
  mailer: Mailer;
  jobs: Jobs;
  baseUrl: string;
  host?: string | undefined;
  secret: string;
  report: (problem: unknown) => void;
  provider?: Provider | undefined;
};

/** The accounts of one site. `secret` signs the sessions' cookies and is the same for all its processes. */
export function openAccounts({ db, mailer, jobs, baseUrl, host, secret, report, provider }: Options): Accounts {
  const sessions = openSessions(db, secret);
  const recipient = async (userId: number): Promise<Recipient | null> => {
    const user = await personOfAccount(db, userId);
    return user ? { ...user, venue: (await settingsReader(db).read()).name, baseUrl } : null;
  };
  const options = {
    db,
    baseUrl,
    secret,
    report: (message: string) => report(new Error(message)),
    afterReset: async ({ id }: { id: number }) => {
      await confirmEmail(db, id);
      await forgetLinks(db, id);
      sessions.forget();
      await logSignIn(db, { userId: id, method: 'reset', ok: true, address: '' });
      const to = await recipient(id);
      if (!to) return;
      await resetAttempts({ db }, wrongPasswords.account, to.email); // whoever reads the mails need not wait for those who guess
      await jobs.add(userMailJob, { kind: 'changed', userId: id });
    },
  };
  const auth = createAuth(options);
  performAccountJobs({ db, jobs, mailer, recipient });
  performInvitationJobs({ db, jobs, mailer, sender: async () => ({ venue: (await settingsReader(db).read()).name, baseUrl }) });
  performEmailChangeJobs({ db, jobs, mailer, recipient });
  return {
    auth,
    sessions,
    jobs,
    deviceKey: createHmac('sha256', secret).update('devices').digest('base64url'),
    factorKey: createHmac('sha256', secret).update('second factors').digest('base64url'),
    secret,
    provider: provider ? { name: provider.name, auth: onceThatWorks(() => withProvider({ ...options, provider })) } : null,
    isPublic: !(isLoopback(new URL(baseUrl).hostname) && (host === undefined || isLoopback(host))),
    settled: () => jobs.settled(),
  };
}

/** Rejects where the provider, whose description it fetches, does not answer. */
async function withProvider(options: Parameters<typeof createAuth>[0]): Promise<Auth> {
  const auth = createAuth(options);
  const { socialProviders } = await auth.$context;
  if (socialProviders.length === 0) throw new Error('The identity provider does not describe itself.');
  return auth;
}

/** What failed is tried again by the next who asks. */
function onceThatWorks<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make();
    made.catch(() => {
      made = undefined;
    });
    return made;
  };
}
