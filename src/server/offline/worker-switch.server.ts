import type { MiddlewareHandler } from 'hono';
import type { Database } from '#db/database.server.ts';

/** Where the worker is; the same for good, or browsers would keep the one at the former address. */
const workerPath = '/sw.js';

/** Takes itself and all caches away, and reloads the pages that it controls, except where somebody is at work. */
export const farewellWorker = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil((async () => {
  const pages = await clients.matchAll({ type: 'window' });
  for (const name of await caches.keys()) await caches.delete(name);
  await registration.unregister();
  for (const page of pages) if (!/\\/cms-hub|[?&](edit|v|preview)\\b/.test(page.url)) page.navigate(page.url).catch(() => {});
})()));
`;

/** Asked each time: a worker that is broken is to be gone with the next visit. */
export function workerSwitch(db: Database): MiddlewareHandler {
  return async (c, next) => {
    if (c.req.path !== workerPath) return next();
    const settings = await db.selectFrom('site_settings').select('is_offline_on').executeTakeFirst();
    if (settings?.is_offline_on === false)
      return c.body(farewellWorker, 200, { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-cache' });
    await next();
    c.res.headers.set('Cache-Control', 'no-cache');
  };
}
