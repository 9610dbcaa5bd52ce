import { Services } from '#api/service.server.ts';
import { openDatabase } from '#db/database.server.ts';
import { watchShop } from '#features/booking/index.server.ts';
import { Jobs, jobService } from '#features/jobs/index.server.ts';
import { createApp } from './app.server.ts';
import { readConfig } from './config.server.ts';
import { fillEmptyDatabase, openDemoUsers } from './demo/demo.server.ts';
import { fillDemoBoxOffice } from './demo/demo-box-office.server.ts';
import { createLog } from './log.server.ts';
import { openShopOf } from './services/shop.server.ts';

export { listeningOn } from './config.server.ts';

/** Opened once per `npm run dev`; what is behind it may be reloaded. */
export async function openDevelopmentSite(env: NodeJS.ProcessEnv) {
  const config = readConfig(env);
  const say = (line: string) => process.stdout.write(`${line}\n`);
  const database = await openDatabase({ dataDir: config.dataDir, url: config.databaseUrl, say });
  if (config.demo) await fillEmptyDatabase(database.db, config.dataDir, say);
  for (const line of await openDemoUsers(database.db, config)) say(line);
  const services = new Services();
  const site = { config, db: database.db, log: createLog(config.logLevel), services, now: () => new Date() };
  const jobs = new Jobs(site);
  services.provide(jobService, jobs);
  await jobs.open();
  jobs.start();
  await fillDemoBoxOffice(site, say);
  const stopWatching = watchShop(openShopOf(site), database.db);
  const close = () =>
    stopWatching()
      .then(() => jobs.stop())
      .then(database.close);
  return { ...site, close };
}

type DevelopmentSite = Awaited<ReturnType<typeof openDevelopmentSite>>;

/** Sources straight from Vite, without the security headers that would block hot reload. */
export function developmentApp({ config, db, log, services }: DevelopmentSite) {
  const refresh = `import{injectIntoGlobalHook as i}from"/@react-refresh";i(window);window.$RefreshReg$=()=>{};window.$RefreshSig$=()=>t=>t`;
  const headFor = (pageFile: string | null) =>
    [
      `<script type="module">${refresh}</script><script type="module" src="/@vite/client"></script>`,
      pageFile ? `<link rel="modulepreload" href="/${pageFile}" data-page>` : '',
      '<script type="module" src="/src/app/entry.client.tsx"></script>',
    ].join('');
  return createApp({ config, db, log, services, now: () => new Date() }, { headFor, files: (_, next) => next(), hotReload: true });
}
