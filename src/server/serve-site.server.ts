import { createServer as httpServer, type RequestListener, type Server, type ServerOptions } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { serve } from '@hono/node-server';
import type { Hono } from 'hono';
import { Services } from '#api/service.server.ts';
import { setBlockStyleSheet } from '#app/content/block-style-sheet.ts';
import { changesOf } from '#db/cached-read.server.ts';
import type { Database, OpenDatabase } from '#db/database.server.ts';
import { explainOpening } from '#db/explain-opening.server.ts';
import type { WriteBehind } from '#db/write-behind.server.ts';
import { makeFirstRunCode } from '#features/account/index.server.ts';
import { backupService, openBackups, settleRestore, watchBackups } from '#features/backup/index.server.ts';
import { watchShop } from '#features/booking/index.server.ts';
import { watchBoxOffice } from '#features/box-office-match/index.server.ts';
import { notFoundCounterService } from '#features/error-log/index.server.ts';
import { openFormFiles, watchForms } from '#features/forms/index.server.ts';
import { Jobs, jobService } from '#features/jobs/index.server.ts';
import { tryMailServer } from '#features/mail/index.server.ts';
import { askForPreviews, mediaService, openStorage, openUploadStore, watchMedia } from '#features/media/index.server.ts';
import { pageViewCounterService } from '#features/page-views/index.server.ts';
import { redirectCounterService } from '#features/redirects/index.server.ts';
import { reminderService } from '#features/reminders/index.server.ts';
import { SearchWriter, termCounterService } from '#features/search/index.server.ts';
import { siteStateService } from '#features/site-state/index.server.ts';
import { createApp } from './app.server.ts';
import { builtHead } from './assets.server.ts';
import { asCopy, type Config, listeningOn } from './config.server.ts';
import { fillEmptyDatabase, openDemoUsers } from './demo/demo.server.ts';
import { fillDemoBoxOffice } from './demo/demo-box-office.server.ts';
import { Draining } from './draining/draining.server.ts';
import { readinessService } from './health/readiness.server.ts';
import { explainListening, explainReach } from './http/listening.server.ts';
import { leaveAddress } from './http/running-address.server.ts';
import { staticFiles } from './http/static-files.server.ts';
import { requestAddress } from './http/visitor-address.server.ts';
import { connectionLimits } from './limits.ts';
import type { Log } from './log.server.ts';
import { openMetrics } from './metrics/open-metrics.server.ts';
import { warmUp } from './page-cache/making/warm-up.server.ts';
import { type OpenPageCache, openPageCache, purgeLogService } from './page-cache/open-page-cache.server.ts';
import { pageCacheService } from './page-cache/page-cache.service.server.ts';
import { answerAtOnce, makingFor } from './page-cache/public-answers.server.ts';
import { firstRunPath } from './pages/first-run.server.ts';
import { outboxOf } from './services/outbox.server.ts';
import { openShopOf } from './services/shop.server.ts';
import type { Shutdown } from './shutdown.server.ts';

/** `programs`: the folder of the server and its commands, beside that of the client. */
export type Opened = { given: Config; log: Log; database: OpenDatabase; shutdown: Shutdown; say: (line: string) => void; programs: string };

/** Serves a site whose database is open, until it is told to stop. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: the order of the start is read in one piece
export async function serveSite({ given, log, database, shutdown, say, programs }: Opened): Promise<void> {
  const restoration = await settleRestore(given.dataDir, database.address);
  const config = restoration?.isCopy ? asCopy(given) : given;
  startAnewWhenRestored(database.db, shutdown);
  if (config.demo) await fillEmptyDatabase(database.db, config.dataDir, say);
  const users = await openDemoUsers(database.db, config);
  const firstRunCode = await makeFirstRunCode(database.db);

  const client = join(programs, '..', 'client');
  const services = new Services(); // openSite composes all that is not brought here
  const site = { config, db: database.db, log, services, isFirstRun: firstRunCode !== null, now: () => new Date() };
  const jobs = new Jobs(site);
  services.provide(jobService, jobs);
  await jobs.open().catch((error: unknown) => {
    throw config.databaseUrl ? new Error(explainOpening(error, config.databaseUrl), { cause: error }) : error;
  });
  services.provide(backupService, openBackups(config, programs));
  services.provide(purgeLogService, config.cdn ? { failingSince: null, reason: '' } : null);
  await fillDemoBoxOffice(site, say);
  const { headFor, styleSheets, blockStyles } = builtHead(client);
  setBlockStyleSheet(blockStyles);
  const frontend = { headFor, files: staticFiles(client, styleSheets) };
  const metrics = await openMetrics(config, { database, services, now: site.now });
  let app: Hono; // no request comes before the server listens
  const stopCleaning = watchMedia({
    ...site,
    dataDir: config.dataDir,
    storage: openStorage(config),
    uploads: openUploadStore(config),
    report: (error) => log.warn({ err: error }, 'media could not be cleaned up'),
    askForPreviews: async () => {
      const { previews, previewSoon } = services.get(mediaService);
      await askForPreviews(database.db, previews, (id) => previewSoon(database.db, id));
    },
  });
  const stopClearing = watchForms({
    ...site,
    files: openFormFiles(config),
    outbox: outboxOf(config),
    report: (error) => log.warn({ err: error }, 'forms could not be cleared'),
  });
  const stopBackingUp = watchBackups({
    config,
    address: database.address,
    now: site.now,
    report: (error) => log.error({ err: error }, 'the daily backup could not be made'),
  });
  const stopWatching = watchShop(openShopOf(site), database.db, config.boxOfficePollMs);
  const searchWriter = new SearchWriter({ connect: database.connection, report: (error) => log.warn({ err: error }, 'what is searched could not be written') });
  searchWriter.start();
  const draining = new Draining();
  let atOnce: ReturnType<typeof answerAtOnce> = () => false;
  const createServer = (options: ServerOptions, listener: RequestListener) =>
    httpServer(options, (request, response) => {
      const measured = metrics?.meter.begin(request, response);
      if (!atOnce(request, response)) {
        draining.take(request, response);
        return listener(request, response);
      }
      if (measured) measured.isCached = true;
      if (request.method !== 'GET') return;
      const { url = '', headers } = request;
      if (url.includes('/search')) services.get(termCounterService).note(url, requestAddress(request, config.proxies));
      services.get(pageViewCounterService).note(url, (name) => {
        const value = headers[name];
        return Array.isArray(value) ? value[0] : value;
      });
    });
  const address = {
    port: config.port,
    hostname: config.host,
    serverOptions: { ...connectionLimits, optimizeEmptyRequests: true }, // without a body there is no stream to read it from
    createServer: createServer as typeof httpServer, // of its ways to be called the one that is used
  };
  let pageCache: OpenPageCache | null = null;
  let left: ReturnType<typeof leaveAddress> | null = null;
  const ending = new AbortController();
  let stopReminding = async () => {};
  let stopChecking = async () => {};
  let stopComparing = async () => {};
  const server = serve({ fetch: (request, env) => app.fetch(request, env), ...address }, ({ port }) => {
    const known = listeningOn(config, port);
    const changes = changesOf(database.db);
    if (changes && known.pageCacheBytes !== 0) {
      pageCache = openPageCache({ changes, now: site.now, log, config: known, purgeLog: services.get(purgeLogService) });
      services.provide(pageCacheService, pageCache.cache);
      atOnce = answerAtOnce(pageCache.cache, known.baseUrl);
    }
    app = createApp({ ...site, config: known }, frontend);
    pageCache?.restored.then(() => pageCache && warmUp(pageCache.cache, (path) => makePage(app, known.baseUrl + path), ending.signal));
    jobs.start();
    stopReminding = services.get(reminderService).watch();
    stopChecking = services.get(siteStateService).watch();
    stopComparing = watchBoxOffice({ ...site, report: (error) => log.warn({ err: error }, 'the box office could not be compared') });
    for (const counter of countersOf(services)) counter.start();
    process.send?.({ listeningOn: port }); // before it says so: whoever reads that may end it, and it shall come back at this port
    const base = known.baseUrl;
    left = leaveAddress(config.dataDir, base);
    const shop = config.boxOfficeUrl ? `  Box office ${config.boxOfficeUrl}\n` : '';
    say(`\nFoyer is ready.\n  Site       ${base}\n  Programme  ${base}/de/programm\n  API        ${base}/api/docs\n${shop}  Database   ${database.name}\n`);
    if (metrics) say(`  Figures    ${metrics.url}`);
    if (config.demo && !config.smtpUrl) say(`  Mails      ${outboxOf(config)}`);
    if (firstRunCode)
      say(`  First run  ${base}${firstRunPath}?code=${firstRunCode}\n             Nobody administers this website yet: whoever opens this address does.\n`);
    if (users.length > 0) say(`${users.join('\n')}\n`);
    if (known.smtpUrl) tryMailServer(known.smtpUrl).catch((error: unknown) => say(`  Note       The mail server of SMTP_URL cannot be used: ${String(error)}`));
    for (const line of explainReach(known)) say(`  Note       ${line}`);
  });
  draining.watch(server as Server); // of HTTP/1, as it is made above
  server.on('error', (error) => shutdown.failed(explainListening(error, config)));
  shutdown.onShutdown(async (isAsked) => {
    ending.abort();
    left?.forget();
    services.get(readinessService).drain();
    atOnce = () => false; // what the app answers is asked to close its connection
    const drained = draining.end(server as Server, isAsked ? (config.drainSeconds ?? 0) * 1_000 : 0);
    const watched = Promise.all([stopWatching(), stopCleaning(), stopClearing(), stopReminding(), stopChecking(), stopComparing()]);
    await drained;
    await watched;
    await metrics?.close();
    await Promise.race([stopBackingUp(), wait(stopPatience)]); // what then is not made leaves no backup
    await pageCache?.close();
    await Promise.race([Promise.all(countersOf(services).map((counter) => counter.stop())), wait(stopPatience)]);
    await Promise.race([searchWriter.stop(), wait(stopPatience)]); // what then is not written is marked
    await Promise.race([jobs.stop(), wait(stopPatience)]); // what then is not done waits in the database
    await database.close();
  });
}

/** For anybody, and for nobody who waits. */
const makePage = async (app: Hono, url: string): Promise<unknown> => (await app.fetch(new Request(url), makingFor(''))).arrayBuffer();

/** What this process knows of the database beside its rows is of another one then; who supervises it starts it again. */
function startAnewWhenRestored(db: Database, shutdown: Shutdown): void {
  changesOf(db)?.subscribe((changes) => {
    if (changes?.some(({ table, kind }) => table === 'restoration' && kind === 'truncate')) shutdown.failed('A backup was restored: the site starts anew.');
  });
}

/** How long work beside requests may take to finish when the server is told to stop, in milliseconds. */
const stopPatience = 3_000;

/** None before the app is made. */
const countersOf = (services: Services) =>
  [termCounterService, redirectCounterService, notFoundCounterService, pageViewCounterService].flatMap((key) =>
    services.has(key) ? [services.get<WriteBehind<unknown>>(key)] : [],
  );
