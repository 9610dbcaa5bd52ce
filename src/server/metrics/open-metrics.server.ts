import { readFileSync } from 'node:fs';
import type { Services } from '#api/service.server.ts';
import { changesOf } from '#db/cached-read.server.ts';
import type { OpenDatabase } from '#db/database.server.ts';
import { shopService } from '#features/booking/index.server.ts';
import { jobService } from '#features/jobs/index.server.ts';
import { siteFactsService } from '#features/site-state/index.server.ts';
import type { Config } from '../config.server.ts';
import { readinessService } from '../health/readiness.server.ts';
import { pageCacheService } from '../page-cache/page-cache.service.server.ts';
import { listenForMetrics } from './metrics-listener.server.ts';
import { RequestMeter } from './request-meter.server.ts';
import { siteMetrics } from './site-metrics.server.ts';

type Site = { database: OpenDatabase; services: Services; now: () => Date };

/** Null without METRICS_PORT: nothing is measured; throws an Error in words where it cannot listen. */
export async function openMetrics({ metrics }: Pick<Config, 'metrics'>, { database, services, now }: Site) {
  if (!metrics) return null;
  const { db } = database;
  const registry = siteMetrics({
    now,
    release: releaseOf(),
    pageCache: () => (services.has(pageCacheService) ? services.get(pageCacheService) : null),
    connections: database.connections,
    isListening: () => changesOf(db)?.isListening ?? false,
    isDraining: () => services.has(readinessService) && services.get(readinessService).isDraining,
    streams: () => services.get(shopService).board.listeners,
    jobs: () => services.get(jobService).count(),
    checks: () => db.selectFrom('site_check').select(['name', 'is_bad']).execute(),
    facts: {
      boxOffice: () => (services.has(siteFactsService) ? services.get(siteFactsService).boxOffice() : null),
      backups: async () => (services.has(siteFactsService) ? services.get(siteFactsService).backups() : null),
    },
  });
  const meter = new RequestMeter(registry);
  const listener = await listenForMetrics(registry, metrics).catch((error: unknown) => {
    const { host, port } = metrics;
    throw new Error(`Nothing can listen for figures at METRICS_HOST=${host}, METRICS_PORT=${port}: ${error instanceof Error ? error.message : String(error)}`);
  });
  return { meter, url: `http://${metrics.host}:${listener.port}/metrics`, close: listener.close };
}

/** The process was started in the build's folder. */
function releaseOf(): { version: string; commit: string | null } {
  const read = (file: string): Record<string, unknown> => {
    try {
      return JSON.parse(readFileSync(file, 'utf8'));
    } catch {
      return {};
    }
  };
  const { version } = read('package.json');
  const { commit } = read('dist/build.json');
  return { version: typeof version === 'string' ? version : '', commit: typeof commit === 'string' ? commit : null };
}
