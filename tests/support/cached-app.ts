import { setTimeout as wait } from 'node:timers/promises';
import type { Hono } from 'hono';
import pg from 'pg';
import { pino } from 'pino';
import { Services } from '../../src/api/service.server.ts';
import { enableReadCache } from '../../src/db/cached-read.server.ts';
import { connect, createPool, type Database } from '../../src/db/database.server.ts';
import { Changes } from '../../src/db/tracking/changes.server.ts';
import { openShop, shopService } from '../../src/features/booking/index.server.ts';
import { createApp } from '../../src/server/app.server.ts';
import { PageCache } from '../../src/server/page-cache/page-cache.server.ts';
import { pageCacheService } from '../../src/server/page-cache/page-cache.service.server.ts';
import type { Site } from '../../src/server/site.server.ts';
import { type TestApp, testNow } from './app.ts';
import { atEndOfFile } from './run/end-of-file.ts';

export type CachedApp = {
  app: Hono;
  cache: PageCache;
  changes: Changes;
  db: Database;
  get(path: string, headers?: Record<string, string>): Promise<Response>;
  /** On a busy machine the former answer stands in while the new one is made. */
  getFresh(path: string): Promise<Response>;
  logged: Record<string, unknown>[];
};

type Options = {
  now?: () => Date;
  applicationName?: string;
  config?: Partial<Site['config']>;
  connect?: (url: string) => Database;
  maxBytes?: number;
  cdn?: PageCache['cdn'];
  services?: Services;
};

/** With its own connections and cache, in this process. */
export async function cachedApp(
  site: Pick<TestApp, 'url' | 'dataDir'>,
  { now = () => testNow, applicationName = 'listener', config, maxBytes, cdn, services = new Services(), ...options }: Options = {},
): Promise<CachedApp> {
  const pool = createPool({ connectionString: site.url }, 4);
  const db = connect(pool);
  const asking = new pg.Pool({ connectionString: site.url, max: 2, idleTimeoutMillis: 0 });
  asking.on('error', () => {});
  await asking.query('select 1'); // which it keeps, whatever a test does to the database
  const changes = new Changes();
  await changes.open({ connectionString: site.url, application_name: applicationName }, asking);
  const own = options.connect?.(site.url) ?? db;
  enableReadCache(own, changes);
  atEndOfFile(async () => {
    await changes.close();
    await asking.end();
    await db.destroy();
  });
  const cache = new PageCache({ changes, now, cdn, ...(maxBytes === undefined ? {} : { maxBytes }) });
  const logged: Record<string, unknown>[] = [];
  const log = pino({ level: 'debug' }, { write: (line: string) => logged.push(JSON.parse(line)) });
  services.provide(pageCacheService, cache).provide(shopService, openShop({ office: null, db: own, now, secret: 'tests', report: () => {} }));
  const app = createApp(
    { config: { baseUrl: 'https://ostkai.example', dataDir: site.dataDir, instance: 'live', ...config }, db: own, log, services, now },
    { headFor: () => '', files: (_, next) => next() },
  );
  const get = async (path: string, headers = {}) => app.request(path, { headers });
  const getFresh = async (path: string) => {
    let response = await get(path);
    for (const end = performance.now() + 20_000; response.headers.get('x-cache') === 'stale' && performance.now() < end; await wait(20))
      response = await get(path);
    return response;
  };
  return { app, cache, changes, db: own, logged, get, getFresh };
}
