import { createHmac } from 'node:crypto';
import { join } from 'node:path';
import { accountService, openAccounts } from '#features/account/index.server.ts';
import { Jobs, jobService } from '#features/jobs/index.server.ts';
import { mailService, openMailer, outboxTransport, smtpTransport } from '#features/mail/index.server.ts';
import type { Config } from '../config.server.ts';
import { csrfSecret } from '../csrf/csrf-secret.server.ts';
import type { Site } from '../site.server.ts';

/** For mails that no mail server takes. */
export const outboxOf = ({ dataDir }: Pick<Config, 'dataDir'>): string => join(dataDir, 'outbox');

/** Unless they are there: a test may bring its own. */
export function provideAccounts({ config, db, log, services }: Site): void {
  if (!services.has(jobService)) services.provide(jobService, new Jobs({ db, log }));
  const jobs = services.get(jobService);
  if (!services.has(mailService)) {
    const from = config.mailFrom ?? `no-reply@${new URL(config.baseUrl).hostname}`;
    const transport = config.smtpUrl ? smtpTransport(config.smtpUrl, from) : outboxTransport(outboxOf(config), from);
    services.provide(mailService, openMailer({ transport, jobs, isSent: config.smtpUrl !== undefined }));
  }
  if (services.has(accountService)) return;
  // One secret of the site, two keys: a token against forged requests is no help in making a session's signature.
  const secret = createHmac('sha256', csrfSecret(config)).update('sessions').digest('base64url');
  const report = (problem: unknown) => log.error({ err: problem }, 'account');
  services.provide(
    accountService,
    openAccounts({
      db,
      jobs,
      mailer: services.get(mailService),
      baseUrl: config.baseUrl,
      host: config.host,
      secret,
      report,
      provider: config.identityProvider,
    }),
  );
}
