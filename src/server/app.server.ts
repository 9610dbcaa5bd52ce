import { type Context, type Handler, Hono, type MiddlewareHandler } from 'hono';
import { type AskSite, askSiteService } from '#features/address-test/index.server.ts';
import { availabilityStream, shopService } from '#features/booking/index.server.ts';
import { policyHosts } from '#features/consent/index.server.ts';
import { notFoundCounterService } from '#features/error-log/index.server.ts';
import { printRoutes, receiverRoutes } from '#features/exports/index.server.ts';
import { feedRoutes } from '#features/feeds/index.server.ts';
import { entryFileRoutes, formService, tempFileRoutes } from '#features/forms/index.server.ts';
import { mediaRoutes, mediaService, uploadRoutes } from '#features/media/index.server.ts';
import { pageViewCounterService } from '#features/page-views/index.server.ts';
import { policyReportRoutes } from '#features/policy-reports/index.server.ts';
import { pressRoutes } from '#features/press/index.server.ts';
import { isReservedPath } from '#features/redirects/index.server.ts';
import { oneClickRoutes, reminderService } from '#features/reminders/index.server.ts';
import { termCounterService } from '#features/search/index.server.ts';
import { readSecurityTxt } from '#features/settings/index.server.ts';
import { requestWatchService } from '#features/site-state/index.server.ts';
import { asTemplate, webshopRoutes } from '#features/webshop/index.server.ts';
import { defaultLanguage, languageOfPath } from '#i18n/language.ts';
import { href, routes } from '#routes.ts';
import { htmlFramePath } from '#ui/html-frame-path.ts';
import { pageHeadPath } from '#ui/page-head/moved-head.ts';
import { pageDataPath } from '#ui/static/page-data.ts';
import { storePostedFiles } from './accounts/forms.server.ts';
import { providerRoutes } from './accounts/provider.server.ts';
import { signOutRoutes } from './accounts/sign-out.server.ts';
import { apiRoutes, unknownApiPath } from './api/api-routes.server.ts';
import { docsPage, docsStyle } from './api/docs-page.server.ts';
import { openApiDocument } from './api/openapi.server.ts';
import type { HeadFor } from './assets.server.ts';
import { csrfGuard, csrfRoutes } from './csrf/csrf.server.ts';
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
import { pageCacheService } from './page-cache/page-cache.service.server.ts';
import { isMaking, makingFor, publicAnswers } from './page-cache/public-answers.server.ts';
import { pageData } from './pages/page-data.server.ts';
import { pageHandler } from './pages/page-handler.server.ts';
import { isPersonalPage, sitemapPages } from './personal-pages.ts';
import { csrfOf, requestContext } from './request-context.server.ts';
import { openSite } from './services/open-site.server.ts';
import type { Site } from './site.server.ts';

export type Frontend = { headFor: HeadFor; files: Handler; hotReload?: boolean };

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: the order of middleware and routes is read in one piece
export function createApp(site: Site, { headFor, files, hotReload = false }: Frontend): Hono {
  openSite(site);
  const { services } = site;
  const [media, forms, requests] = [services.get(mediaService), services.get(formService), services.get(requestWatchService)];
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
  const cache = services.get(pageCacheService);
  if (cache) app.use(publicAnswers(app, cache, { log: site.log, baseUrl: site.config.baseUrl, addressOf: (c) => visitorAddress(c, site.config.proxies) }));
  app.route(
    '/',
    oneClickRoutes(site.db, () => services.get(reminderService)),
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
      () => services.get(shopService),
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
      report: (error) => site.log.warn({ err: error }, 'file of a form cannot be stored'),
      addressOf: (c) => visitorAddress(c, site.config.proxies),
    }),
  );
  app.route('/', entryFileRoutes({ db: site.db, files: forms.files, now: site.now, userOf }));
  app.route('/', uploadRoutes({ db: site.db, uploads: media.uploads, userOf, report: media.report }));
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
  services.provide(askSiteService, askSite(app, site.config.baseUrl));
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
function countSearches({ config, services }: Site): MiddlewareHandler {
  const terms = services.get(termCounterService);
  return async (c, next) => {
    await next();
    if (c.req.method !== 'GET' || c.res.status >= 400 || !c.req.url.includes('/search') || isMaking(c.env)) return;
    const { pathname, search } = new URL(c.req.url);
    terms.note(pathname + search, visitorAddress(c, config.proxies));
  };
}

/** After the answer, and here, as a page made for everybody does not know the referrer. */
function countNotFound({ services }: Site): MiddlewareHandler {
  const counter = services.get(notFoundCounterService);
  return async (c, next) => {
    await next();
    if (c.res.status !== 404 || c.req.method !== 'GET' || isMaking(c.env) || isReservedPath(c.req.path)) return;
    counter.note({ path: new URL(c.req.url).pathname, referrer: c.req.header('Referer'), agent: c.req.header('User-Agent') });
  };
}

/** After the answer; cached ones that never reach the app are counted where they go out. */
function countViews({ services }: Site): MiddlewareHandler {
  const counter = services.get(pageViewCounterService);
  return async (c, next) => {
    await next();
    if (c.req.method !== 'GET' || (c.res.status !== 200 && c.res.status !== 304) || isMaking(c.env)) return;
    const { pathname, search } = new URL(c.req.url);
    counter.note(pathname + search, (name) => c.req.header(name));
  };
}
