import type { WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { enable } from 'workbox-navigation-preload';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkOnly } from 'workbox-strategies';
import { cacheAhead, type Reader } from './cache-ahead.ts';
import { cacheFiles, copiedAt, files, pages, pictures, shell, takeOver } from './caches.ts';
import { maxPictureBytes, maxPictures } from './limits.ts';
import { isCacheablePage, isEditing, mayCache } from './may-cache.ts';
import { NetworkOrCopy } from './network-or-copy.ts';
import { type CachedPage, offlinePage, titleIn, withNotice } from './offline-html.ts';
import { scope } from './worker-scope.ts';

// It never takes over from another worker at work: open pages go on with the build that they began with.

const neverCached = ['/api/*', '/:language/api/*', '/:language/pageeditor-api/*', '/page-data/*', '/page-head/*'];

scope.addEventListener('install', (event) => {
  event.waitUntil(cacheFiles(shell));
  // To start the worker for these would only cost time; browsers without static routes go through it.
  event.addRoutes?.(neverCached.map((pathname) => ({ condition: { urlPattern: { pathname } }, source: 'network' }))).catch(() => {});
});
scope.addEventListener('activate', (event) => event.waitUntil(takeOver().then(() => scope.clients.claim())));
scope.addEventListener('message', (event) => event.waitUntil(cacheAhead(event.data as Reader))); // pages of ours alone can send one
enable();

/** Of a page: shown with its age. */
const copies: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse, request }) => {
    if (!cachedResponse) return null;
    const html = await cachedResponse.text();
    const time = new Date(cachedResponse.headers.get(copiedAt) ?? 0);
    return new Response(withNotice(html, { address: new URL(request.url), copiedAt: time, now: new Date() }), { headers: cachedResponse.headers });
  },
};

const offlineFallback: WorkboxPlugin = {
  handlerDidError: async ({ request }) =>
    new Response(offlinePage(new URL(request.url), await cachedPages()), {
      status: 503,
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Security-Policy': "default-src 'self'; style-src 'unsafe-inline'; script-src 'none'; base-uri 'none'; frame-ancestors 'self'",
      },
    }),
};

async function cachedPages(): Promise<CachedPage[]> {
  const cache = await caches.open(pages);
  const found = await Promise.all(
    (await cache.keys()).map(async ({ url }) => {
      const { pathname, search } = new URL(url);
      return { address: pathname + search, title: titleIn((await (await cache.match(url))?.text()) ?? '') };
    }),
  );
  return found.filter(({ title }) => title !== '').sort((one, other) => one.title.localeCompare(other.title));
}

const expiring = (maxEntries: number) => new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true });

registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && isCacheablePage(url),
  new NetworkOrCopy({ cacheName: pages, plugins: [copies, offlineFallback] }),
);
registerRoute(({ request, sameOrigin }) => sameOrigin && request.mode === 'navigate', new NetworkOnly({ plugins: [offlineFallback] }));

/** Names are hashes, so files of the build before never go stale; no more than a build has, so no use is counted. */
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /^\/assets\/|^\/favicon\.svg$/.test(url.pathname),
  new CacheFirst({ cacheName: files, plugins: [ofAnyBuild(), onlyVisitors(Number.POSITIVE_INFINITY)] }),
);
registerRoute(
  ({ url, sameOrigin, request }) => sameOrigin && request.destination === 'image' && url.pathname.startsWith('/media/'),
  new CacheFirst({ cacheName: pictures, plugins: [onlyVisitors(maxPictureBytes), expiring(maxPictures)] }),
);

function ofAnyBuild(): WorkboxPlugin {
  return { cachedResponseWillBeUsed: async ({ cachedResponse, request }) => cachedResponse ?? (await caches.match(request)) };
}

function onlyVisitors(maxBytes: number): WorkboxPlugin {
  return {
    cacheWillUpdate: async ({ response, event }) => {
      const { clientId = '' } = event as { clientId?: string }; // of a fetch
      const client = await scope.clients.get(clientId);
      return client && !isEditing(client.url) && mayCache(response, maxBytes) ? response : null;
    },
  };
}
