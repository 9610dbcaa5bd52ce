import { Hono } from 'hono';
import { sql } from 'kysely';
import { pageCacheService } from '../page-cache/page-cache.service.server.ts';
import type { Site } from '../site.server.ts';
import { type Readiness, ReadinessCheck, readinessService } from './readiness.server.ts';

export const livePath = '/livez';
export const readyPath = '/readyz';

const words: Readonly<Record<Readiness, string>> = {
  ready: 'ready',
  cached: 'ready: the database does not answer, cached pages are served',
  draining: 'not ready: this process is about to end',
  unavailable: 'not ready: the database does not answer, and nothing is cached',
};

/** `/livez`: whether the process answers at all; `/readyz`: whether requests are to be sent to it. */
export function healthRoutes({ db, services }: Pick<Site, 'db' | 'services'>): Hono {
  if (!services.has(readinessService)) services.provide(readinessService, readinessOf({ db, services }));
  const readiness = services.get(readinessService);
  const noStore = { 'Cache-Control': 'no-store' };
  return new Hono({ strict: true })
    .get(livePath, (c) => c.text('ok', 200, noStore))
    .get(readyPath, async (c) => {
      const state = await readiness.look();
      return c.text(words[state], state === 'ready' || state === 'cached' ? 200 : 503, noStore);
    });
}

const readinessOf = ({ db, services }: Pick<Site, 'db' | 'services'>) =>
  new ReadinessCheck({
    askDatabase: () => sql`select 1`.execute(db),
    hasCachedPages: () => services.has(pageCacheService) && (services.get(pageCacheService)?.size.entries ?? 0) > 0,
  });
