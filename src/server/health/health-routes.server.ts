import { Hono } from 'hono';
import type { Site } from '../site.server.ts';
import { type Readiness, readinessService } from './readiness.server.ts';

export const livePath = '/livez';
export const readyPath = '/readyz';

const words: Readonly<Record<Readiness, string>> = {
  ready: 'ready',
  cached: 'ready: the database does not answer, cached pages are served',
  draining: 'not ready: this process is about to end',
  unavailable: 'not ready: the database does not answer, and nothing is cached',
};

/** `/livez`: whether the process answers at all; `/readyz`: whether requests are to be sent to it. */
export function healthRoutes({ services }: Pick<Site, 'services'>): Hono {
  const readiness = services.get(readinessService);
  const noStore = { 'Cache-Control': 'no-store' };
  return new Hono({ strict: true })
    .get(livePath, (c) => c.text('ok', 200, noStore))
    .get(readyPath, async (c) => {
      const state = await readiness.look();
      return c.text(words[state], state === 'ready' || state === 'cached' ? 200 : 503, noStore);
    });
}
