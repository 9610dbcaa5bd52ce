import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { serve } from '@hono/node-server';
import type { Hono } from 'hono';
import { openDatabase } from '#db/database.server.ts';
import { accountService } from '#features/account/index.server.ts';
import { shopService, watchShop } from '#features/booking/index.server.ts';
import { outboxOf } from './accounts.server.ts';
import { createApp } from './app.server.ts';
import { builtHead } from './assets.server.ts';
import { listeningOn, readConfig } from './config.server.ts';
import { fillEmptyDatabase, openDemoUsers } from './demo.server.ts';
import { fillDemoBoxOffice } from './demo-box-office.server.ts';
import { createLog } from './log.server.ts';
import { openServices } from './services.server.ts';
import { staticFiles } from './static-files.server.ts';

/** `npm start`: opens the database, fills an empty one with the demo, serves the built site until it is told to stop. */
async function start(): Promise<void> {
  const config = readConfig(process.env);
  const say = (line: string) => process.stdout.write(`${line}\n`);
  const log = createLog(config.logLevel);
  const database = await openDatabase({ dataDir: config.dataDir, url: config.databaseUrl, say });
  if (config.demo) await fillEmptyDatabase(database.db, config.dataDir, say);
  const users = await openDemoUsers(database.db, config);

  const client = join(import.meta.dirname, '..', 'client');
  const site = { config, db: database.db, log, now: () => new Date() };
  const services = openServices(config, site);
  await fillDemoBoxOffice(site, say);
  const frontend = { headFor: builtHead(client), files: staticFiles(client) };
  let app: Hono; // no request comes before the server listens
  const stopWatching = watchShop(services.get(shopService), database.db);
  const server = serve({ fetch: (request, env) => app.fetch(request, env), port: config.port, hostname: config.host }, ({ port }) => {
    const known = listeningOn(config, port);
    app = createApp({ ...site, services, config: known }, frontend);
    const base = known.baseUrl;
    const shop = config.boxOfficeUrl ? `  Box office ${config.boxOfficeUrl}\n` : '';
    say(`\nFoyer is ready.\n  Site       ${base}\n  Programme  ${base}/de/programm\n  API        ${base}/api/docs\n${shop}`);
    if (config.demo && !config.smtpUrl) say(`  Mails      ${outboxOf(config)}`);
    if (users.length > 0) say(`${users.join('\n')}\n`);
  });
  server.on('error', (error) => {
    process.stderr.write(`${explainListening(error, config.port)}\n`);
    stopWatching()
      .then(database.close)
      .finally(() => process.exit(1));
  });

  // What was promised with an answer is done before the database goes; a mail server that does not answer is not waited for.
  const finish = () => Promise.race([services.get(accountService).settled(), wait(stopPatience)]);
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    say('Stopping …');
    const watched = stopWatching();
    server.close(() =>
      watched
        .then(finish)
        .then(database.close)
        .then(() => process.exit(0)),
    );
    if ('closeIdleConnections' in server) server.closeIdleConnections();
    setTimeout(() => 'closeAllConnections' in server && server.closeAllConnections(), stopPatience).unref();
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

/** How long requests under way may take to finish when the server is told to stop, in milliseconds. */
const stopPatience = 3_000;

function explainListening(error: Error, port: number): string {
  if ('code' in error && error.code === 'EADDRINUSE') return `Port ${port} is already in use. Choose another: PORT=3001 npm start`;
  return error.message;
}

start().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
