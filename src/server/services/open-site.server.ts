import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import { blockSupport } from '#blocks/support.server.ts';
import { accountService, openAccounts } from '#features/account/index.server.ts';
import { backupService, openBackups } from '#features/backup/index.server.ts';
import { shopService } from '#features/booking/index.server.ts';
import { blockService, editableKindService, performPlanned } from '#features/cms/index.server.ts';
import { sharedDomainService } from '#features/consent/index.server.ts';
import { NotFoundCounter, notFoundCounterService } from '#features/error-log/index.server.ts';
import { formService, openFormFiles, openForms } from '#features/forms/index.server.ts';
import { Jobs, jobService } from '#features/jobs/index.server.ts';
import { mailService, openMailer, outboxTransport, smtpTransport } from '#features/mail/index.server.ts';
import { findPrograms, mediaService, openMedia, openStorage, openUploadStore } from '#features/media/index.server.ts';
import { PageViewCounter, pageViewCounterService } from '#features/page-views/index.server.ts';
import { RedirectCounter, redirectCounterService } from '#features/redirects/index.server.ts';
import { performReleases } from '#features/releases/index.server.ts';
import { type FetchOffer, openReminders, reminderService } from '#features/reminders/index.server.ts';
import { searchService, TermCounter, termCounterService } from '#features/search/index.server.ts';
import { openSiteState, RequestWatch, requestWatchService, siteFactsService, siteStateService } from '#features/site-state/index.server.ts';
import { csrfSecret } from '../csrf/csrf-secret.server.ts';
import { editableKinds } from '../editable-kinds.server.ts';
import { ReadinessCheck, readinessService } from '../health/readiness.server.ts';
import { purgeLogService } from '../page-cache/open-page-cache.server.ts';
import { pageCacheService } from '../page-cache/page-cache.service.server.ts';
import { type Site, searchSources } from '../site.server.ts';
import { outboxOf } from './outbox.server.ts';
import { openShopOf } from './shop.server.ts';
import { siteFacts } from './site-facts.server.ts';

/**
 * Composes the services of a site, each from those above it. What the start or a test has brought stays, also where the app is made
 * anew; nothing runs by itself before it is started (start.server.ts).
 */
export function openSite(site: Site): void {
  const { config, db, now, services } = site;
  const { registry } = blockSupport;
  services.ensure(blockService, () => blockSupport);
  services.ensure(editableKindService, () => editableKinds);
  services.ensure(searchService, () => searchSources);
  services.ensure(sharedDomainService, () => config.cookieDomain ?? null);
  services.ensure(pageCacheService, () => null);
  services.ensure(purgeLogService, () => null);
  services.ensure(requestWatchService, () => new RequestWatch());
  services.ensure(backupService, () => openBackups(config, null)); // which runs no command: whoever builds them brings it
  services.ensure(readinessService, () => readinessOf(site));
  openShopOf(site);
  openMails(site);
  openWhatIsMailed(site);
  openCounters(site);
  const jobs = services.get(jobService);
  const report = reporter(site, 'picture cannot be read');
  services.ensure(mediaService, () => {
    const files = { dataDir: config.dataDir, storage: openStorage(config), uploads: openUploadStore(config) };
    return openMedia({ ...files, db, registry, jobs, report, previews: findPrograms(config.mediaPrograms ?? '') });
  });
  openState(site);
  performReleases(jobs, { registry, now, log: site.log });
  performPlanned(jobs, { registry, now });
}

const reporter =
  ({ log }: Site, what: string) =>
  (problem: unknown) =>
    log.warn({ err: problem }, what);

const readinessOf = ({ db, services }: Site) =>
  new ReadinessCheck({
    askDatabase: () => sql`select 1`.execute(db),
    hasCachedPages: () => (services.get(pageCacheService)?.size.entries ?? 0) > 0,
  });

function openMails({ config, db, log, services }: Site): void {
  const jobs = services.ensure(jobService, () => new Jobs({ db, log }));
  services.ensure(mailService, () => {
    const from = config.mailFrom ?? `no-reply@${new URL(config.baseUrl).hostname}`;
    const transport = config.smtpUrl ? smtpTransport(config.smtpUrl, from) : outboxTransport(outboxOf(config), from);
    return openMailer({ transport, jobs, isSent: config.smtpUrl !== undefined });
  });
}

function openWhatIsMailed(site: Site): void {
  const { config, db, log, now, services } = site;
  const { baseUrl, host, identityProvider: provider } = config;
  const [secret, mailer, jobs] = [csrfSecret(config), services.get(mailService), services.get(jobService)];
  services.ensure(accountService, () => {
    // One secret of the site, two keys: a token against forged requests is no help in making a session's signature.
    const ofSessions = createHmac('sha256', secret).update('sessions').digest('base64url');
    return openAccounts({ db, jobs, mailer, baseUrl, host, secret: ofSessions, provider, report: (problem) => log.error({ err: problem }, 'account') });
  });
  services.ensure(reminderService, () => {
    const report = reporter(site, 'reminders could not be looked through');
    const fetchOffer: FetchOffer = async (event) => {
      const { answer } = await services.get(shopService).offers.ask(event);
      return answer.ok ? answer.value : null;
    };
    return openReminders({ db, jobs, mailer, baseUrl, secret, now, report, fetchOffer });
  });
  services.ensure(formService, () => openForms({ db, jobs, mailer, baseUrl, now, secret, files: openFormFiles(config), outbox: outboxOf(config) }));
}

function openCounters(site: Site): void {
  const { config, db, now, services } = site;
  const { filtersToCome } = searchSources.events;
  const [secret, ownHost] = [csrfSecret(config), new URL(config.baseUrl).host];
  const reported = (what: string) => ({ db, now, report: reporter(site, `${what} could not be counted`) });
  services.ensure(termCounterService, () => new TermCounter({ ...reported('what was searched'), secret, filtersToCome }));
  services.ensure(notFoundCounterService, () => new NotFoundCounter(reported('what was not found')));
  services.ensure(pageViewCounterService, () => new PageViewCounter({ ...reported('views of pages'), ownHost }));
  services.ensure(redirectCounterService, () => new RedirectCounter(reported('which redirects are used')));
}

function openState(site: Site): void {
  const { db, now, services } = site;
  const facts = services.ensure(siteFactsService, () => siteFacts(site));
  const report = reporter(site, 'the state of the site could not be checked');
  services.ensure(siteStateService, () => openSiteState({ db, now, report, facts, mailer: services.get(mailService) }));
}
