import { type Context, type Handler, Hono, type MiddlewareHandler } from 'hono';
import { blockSupport } from '#blocks/support.server.ts';
import { type AskSite, askSiteService } from '#features/address-test/index.server.ts';
import { backupService, openBackups, readBackupFacts } from '#features/backup/index.server.ts';
import { availabilityStream, boxOfficeService, shopService } from '#features/booking/index.server.ts';
import { blockService, editableKindService, performPlanned } from '#features/cms/index.server.ts';
import { policyHosts, sharedDomainService } from '#features/consent/index.server.ts';
import { NotFoundCounter, notFoundCounterService } from '#features/error-log/index.server.ts';
import { printRoutes, receiverRoutes } from '#features/exports/index.server.ts';
import { feedRoutes } from '#features/feeds/index.server.ts';
import { entryFileRoutes, tempFileRoutes } from '#features/forms/index.server.ts';
import { jobService } from '#features/jobs/index.server.ts';
import { mailService } from '#features/mail/index.server.ts';
import { findPrograms, type Media, mediaRoutes, mediaService, openMedia, openStorage, uploadRoutes } from '#features/media/index.server.ts';
import { PageViewCounter, pageViewCounterService } from '#features/page-views/index.server.ts';
import { policyReportRoutes } from '#features/policy-reports/index.server.ts';
import { pressRoutes } from '#features/press/index.server.ts';
import { isReservedPath, RedirectCounter, redirectCounterService } from '#features/redirects/index.server.ts';
import { performReleases } from '#features/releases/index.server.ts';
import { oneClickRoutes } from '#features/reminders/index.server.ts';
import { searchService, TermCounter, termCounterService } from '#features/search/index.server.ts';
import { readSecurityTxt } from '#features/settings/index.server.ts';
import { type OfficeAddress, openSiteState, RequestWatch, siteFactsService, siteStateService } from '#features/site-state/index.server.ts';
import { asTemplate, webshopRoutes } from '#features/webshop/index.server.ts';
import { defaultLanguage, languageOfPath } from '#i18n/language.ts';
import { href, routes } from '#routes.ts';
import { htmlFramePath } from '#ui/html-frame-path.ts';
import { pageHeadPath } from '#ui/page-head/moved-head.ts';
import { pageDataPath } from '#ui/static/page-data.ts';
import { provideAccounts } from './accounts/accounts.server.ts';
import { formsOf, storePostedFiles } from './accounts/forms.server.ts';
import { providerRoutes } from './accounts/provider.server.ts';
import { remindersOf } from './accounts/reminders.server.ts';
import { signOutRoutes } from './accounts/sign-out.server.ts';
import { apiRoutes, unknownApiPath } from './api/api-routes.server.ts';
import { docsPage, docsStyle } from './api/docs-page.server.ts';
import { openApiDocument } from './api/openapi.server.ts';
import type { HeadFor } from './assets.server.ts';
import { csrfGuard, csrfRoutes } from './csrf/csrf.server.ts';
import { csrfSecret } from './csrf/csrf-secret.server.ts';
import { editableKinds } from './editable-kinds.server.ts';
import { errorHtmlRoutes } from './errors/error-html.server.ts';
import { errorResponse } from './errors/failure.server.ts';
import { healthRoutes } from './health/health-routes.server.ts';
import { redirectToBaseUrl, refuseSecondHost } from './http/canonical-address.server.ts';
import { countRequests } from './http/count-requests.server.ts';
import { htmlFrame } from './http/html-frame.server.ts';
import { securityHeaders } from './http/security-headers.server.ts';
import { speculationPath, speculationRules } from './http/speculation-rules.server.ts';
import { visitorAddress } from './http/visitor-address.server.ts';
import { traceRequests } from './metrics/trace-requests.server.ts';
import { logoFavicon, manifestRoutes } from './offline/manifest.server.ts';
import { workerSwitch } from './offline/worker-switch.server.ts';
import { purgeLogService } from './page-cache/open-page-cache.server.ts';
import { pageCacheService } from './page-cache/page-cache.service.server.ts';
import { isMaking, makingFor, publicAnswers } from './page-cache/public-answers.server.ts';
import { pageData } from './pages/page-data.server.ts';
import { pageHandler } from './pages/page-handler.server.ts';
import { isPersonalPage, sitemapPages } from './personal-pages.ts';
import { csrfOf, requestContext } from './request-context.server.ts';
import { type Site, searchSources } from './site.server.ts';

export type Frontend = { headFor: HeadFor; files: Handler; hotReload?: boolean };

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: the order of middleware and routes is read in one piece
export function createApp(site: Site, { headFor, files, hotReload = false }: Frontend): Hono {
  provideAccounts(site);
  if (!site.services.has(blockService)) site.services.provide(blockService, blockSupport);
  if (!site.services.has(editableKindService)) site.services.provide(editableKindService, editableKinds);
  performReleases(site.services.get(jobService), { registry: blockSupport.registry, now: site.now, log: site.log });
  performPlanned(site.services.get(jobService), { registry: blockSupport.registry, now: site.now });
  remindersOf(site);
  if (!site.services.has(sharedDomainService)) site.services.provide(sharedDomainService, site.config.cookieDomain ?? null);
  const forms = formsOf(site);
  const media = mediaOf(site);
  countRedirects(site);
  const requests = new RequestWatch();
  provideFacts(site, requests);
  provideBackups(site);
  if (!site.services.has(searchService)) site.services.provide(searchService, searchSources);
  const app = new Hono({ strict: true });
  app.route('/', healthRoutes(site)); // before all that may ask the database
  if (!hotReload) app.use(securityHeaders(site.config, () => policyHosts(site.db)));
  app.use(refuseSecondHost);
  app.use(workerSwitch(site.db));
  app.use(logoFavicon(site.db));
  app.use(files);
  app.use(traceRequests(site.config.proxies ?? 0));
  app.use(countRequests({ requests, proxies: site.config.proxies ?? 0, now: site.now, isOurs: (c) => isMaking(c.env) }));
  app.use(redirectToBaseUrl);
  app.use(countSearches(site));
  app.use(countNotFound(site));
  app.use(countViews(site));
  if (!site.services.has(pageCacheService)) site.services.provide(pageCacheService, null);
  const cache = site.services.get(pageCacheService);
  if (cache) app.use(publicAnswers(app, cache, { log: site.log, baseUrl: site.config.baseUrl, addressOf: (c) => visitorAddress(c, site.config.proxies) }));
  app.route(
    '/',
    oneClickRoutes(site.db, () => remindersOf(site)),
  );
  const addressOf = (c: Context) => visitorAddress(c, site.config.proxies);
  app.route('/', policyReportRoutes({ db: site.db, baseUrl: site.config.baseUrl, now: site.now, addressOf }));
  const csrf = csrfOf(site);
  app.use(csrfGuard(csrf));
  // Asked for by programs that read no HTML.
  app.get('/favicon.ico', (c) => c.redirect('/favicon.svg', 301));
  app.route('/', manifestRoutes({ db: site.db, storage: media.storage }));
  app.get(speculationPath, speculationRules);
  app.get('/healthz', (c) => c.text('ok'));
  app.get('/.well-known/security.txt', async (c) => {
    const text = await readSecurityTxt(site.db, { baseUrl: site.config.baseUrl, now: site.now() });
    return text === null ? c.text('Not found', 404, { 'Cache-Control': 'no-store' }) : c.text(text, 200, { 'Cache-Control': 'public, max-age=3600' });
  });
  app.get('/api/openapi.json', (c) => c.json(openApiDocument(site.config.baseUrl)));
  app.get('/api/docs.css', (c) => c.body(docsStyle, 200, { 'Content-Type': 'text/css; charset=utf-8' }));
  app.get('/api/docs', (c) => c.html(docsPage(openApiDocument(site.config.baseUrl))));
  const userOf = async (c: Context) => (await requestContext(c, site, defaultLanguage)).user;
  app.route('/', mediaRoutes({ db: site.db, ...media, userOf }));
  // Before the API: its paths take `events/12.ics` for an event without trailing slash.
  app.route('/', feedRoutes({ db: site.db, baseUrl: site.config.baseUrl, instance: site.config.instance, now: site.now, pages: sitemapPages }));
  app.route('/', printRoutes({ db: site.db, baseUrl: site.config.baseUrl, now: site.now, addressOf }));
  app.route('/', receiverRoutes({ db: site.db, baseUrl: site.config.baseUrl, now: site.now, addressOf: (c) => visitorAddress(c, site.config.proxies) }));
  app.route('/', pressRoutes({ db: site.db, storage: media.storage, now: site.now, addressOf: (c) => visitorAddress(c, site.config.proxies) }));
  app.route('/', csrfRoutes(csrf));
  app.route('/', signOutRoutes(site));
  app.route('/', providerRoutes(site));
  app.route(
    '/',
    availabilityStream(
      () => site.services.get(shopService),
      (c) => visitorAddress(c, site.config.proxies),
    ),
  );
  app.route(
    '/',
    tempFileRoutes({
      db: site.db,
      ...forms,
      now: site.now,
      isSecure: site.config.baseUrl.startsWith('https:'),
      addressOf: (c) => visitorAddress(c, site.config.proxies),
    }),
  );
  app.route('/', entryFileRoutes({ db: site.db, folder: forms.folder, now: site.now, userOf }));
  app.route('/', uploadRoutes({ db: site.db, dataDir: site.config.dataDir, userOf }));
  app.route('/', apiRoutes(site));
  for (const prefix of ['', '/de', '/en']) {
    app.all(`${prefix}/api/*`, unknownApiPath);
    app.all(`${prefix}/pageeditor-api/*`, unknownApiPath);
  }
  app.route('/', errorHtmlRoutes(site));
  app.get(htmlFramePath, htmlFrame);
  // A file of an older build is no page: nobody reads an error page in its place.
  app.get('/assets/*', (c) => c.text('Not found', 404, { 'Cache-Control': 'no-store' }));
  // Only the root leads to the default language; no other path guesses (V §2).
  app.get('/', (c) => c.redirect(href('home', defaultLanguage), 302));
  app.route('/', webshopRoutes({ template: pageHandler(site, headFor, (html) => asTemplate(html, site.config.baseUrl)) }));
  for (const prefix of [pageDataPath, pageHeadPath] as const) app.get(`${prefix}/*`, pageData(site, prefix));
  // Files of a form that is sent without script are kept before its page sees their numbers.
  for (const path of Object.values(routes.form)) app.post(path, storePostedFiles(site));
  const pages = pageHandler(site, headFor);
  app.get('*', pages);
  app.post('*', (c, next) => (isPersonalPage(c.req.path) ? pages(c, next) : next()));
  site.services.provide(askSiteService, askSite(app, site.config.baseUrl));
  app.onError((error, c) => errorResponse(c, site.log, languageOfPath(c.req.path), error));
  return app;
}

/** As a visitor with an empty browser; by HEAD, which no counter counts. */
const askSite =
  (app: Hono, baseUrl: string): AskSite =>
  async (address) => {
    const { status, headers } = await app.fetch(new Request(new URL(address, baseUrl), { method: 'HEAD' }), makingFor(''));
    return { status, location: headers.get('location') };
  };

/** After the answer; cached ones that never reach the app are counted where they go out. */
function countSearches({ config, db, log, now, services }: Site): MiddlewareHandler {
  const report = (problem: unknown) => log.warn({ err: problem }, 'what was searched could not be counted');
  if (!services.has(termCounterService))
    services.provide(termCounterService, new TermCounter({ db, now, secret: csrfSecret(config), report, filtersToCome: searchSources.events.filtersToCome }));
  const terms = services.get(termCounterService);
  return async (c, next) => {
    await next();
    if (c.req.method !== 'GET' || c.res.status >= 400 || !c.req.url.includes('/search') || isMaking(c.env)) return;
    const { pathname, search } = new URL(c.req.url);
    terms.note(pathname + search, visitorAddress(c, config.proxies));
  };
}

/** After the answer, and here, as a page made for everybody does not know the referrer. */
function countNotFound({ db, log, now, services }: Site): MiddlewareHandler {
  const report = (problem: unknown) => log.warn({ err: problem }, 'what was not found could not be counted');
  if (!services.has(notFoundCounterService)) services.provide(notFoundCounterService, new NotFoundCounter({ db, now, report }));
  const counter = services.get(notFoundCounterService);
  return async (c, next) => {
    await next();
    if (c.res.status !== 404 || c.req.method !== 'GET' || isMaking(c.env) || isReservedPath(c.req.path)) return;
    counter.note({ path: new URL(c.req.url).pathname, referrer: c.req.header('Referer'), agent: c.req.header('User-Agent') });
  };
}

/** After the answer; cached ones that never reach the app are counted where they go out. */
function countViews({ config, db, log, now, services }: Site): MiddlewareHandler {
  const report = (problem: unknown) => log.warn({ err: problem }, 'views of pages could not be counted');
  const { host: ownHost } = new URL(config.baseUrl);
  if (!services.has(pageViewCounterService)) services.provide(pageViewCounterService, new PageViewCounter({ db, now, ownHost, report }));
  const counter = services.get(pageViewCounterService);
  return async (c, next) => {
    await next();
    if (c.req.method !== 'GET' || (c.res.status !== 200 && c.res.status !== 304) || isMaking(c.env)) return;
    const { pathname, search } = new URL(c.req.url);
    counter.note(pathname + search, (name) => c.req.header(name));
  };
}

function provideFacts({ config, db, log, now, services }: Site, requests: RequestWatch): void {
  if (!services.has(siteFactsService)) {
    const office = () => (services.has(boxOfficeService) ? services.get(boxOfficeService) : null);
    const { instance, baseUrl, dataDir, proxies = 0 } = config;
    const startedAt = now();
    services.provide(siteFactsService, {
      ...{ instance, baseUrl, dataDir, proxies },
      isMailSent: services.get(mailService).isSent,
      mailLeft: () => services.get(mailService).lastSent(),
      isDatabaseEmbedded: config.databaseUrl === undefined,
      boxOffice: () => {
        const guarded = office();
        return guarded && { isReachable: guarded.isReachable(), ...guarded.stats(now()) };
      },
      boxOfficeAddress: officeAddress(config),
      purges: () => (services.has(purgeLogService) ? services.get(purgeLogService) : null),
      backups: () => readBackupFacts(config, startedAt),
      requests: () => requests.stats(now()),
    });
  }
  if (services.has(siteStateService)) return;
  const report = (problem: unknown) => log.warn({ err: problem }, 'the state of the site could not be checked');
  services.provide(siteStateService, openSiteState({ db, now, report, facts: services.get(siteFactsService), mailer: services.get(mailService) }));
}

function officeAddress({ boxOfficeUrl, boxOfficeApiUrl, boxOfficeKind = 'simulator', boxOfficeToken }: Site['config']): OfficeAddress | null {
  if (boxOfficeUrl === undefined) return null;
  const shown = (address: string) => new URL(address).origin + new URL(address).pathname; // whatever else it has may be secret
  return { kind: boxOfficeKind, url: shown(boxOfficeUrl), askedAt: shown(boxOfficeApiUrl ?? boxOfficeUrl), hasToken: Boolean(boxOfficeToken) };
}

/** Whoever builds the commands provides them before (start.server.ts): here none is run. */
function provideBackups({ config, services }: Site): void {
  if (!services.has(backupService)) services.provide(backupService, openBackups(config, null));
}

/** Made once, also where the app is made anew, as in development. */
function countRedirects({ db, log, now, services }: Site): void {
  const report = (problem: unknown) => log.warn({ err: problem }, 'which redirects are used could not be counted');
  if (!services.has(redirectCounterService)) services.provide(redirectCounterService, new RedirectCounter({ db, now, report }));
}

function mediaOf({ config, db, services, log }: Site): Media {
  const report = (error: unknown) => log.warn({ err: error }, 'picture cannot be read');
  if (!services.has(mediaService)) {
    const dependencies = { db, dataDir: config.dataDir, storage: openStorage(config), registry: blockSupport.registry, jobs: services.get(jobService), report };
    services.provide(mediaService, openMedia({ ...dependencies, previews: findPrograms(config.mediaPrograms ?? '') }));
  }
  return services.get(mediaService);
}
