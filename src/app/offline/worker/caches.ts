import { CacheExpiration } from 'workbox-expiration';
import { maxPages } from './limits.ts';

declare const BUILD: { readonly id: string; readonly shell: readonly string[] };

/** Of the build that this worker is part of (vite/worker.config.ts). */
export const { id: build, shell } = BUILD;

const prefix = 'foyer';
const nameOf = (kind: 'pages' | 'files' | 'pictures', of = build): string => `${prefix}-${kind}-${of}`;

export const pages = nameOf('pages');
export const files = nameOf('files');
export const pictures = nameOf('pictures');

/** Counts only pages whose use it was told of. */
export const pageExpiration = new CacheExpiration(pages, { maxEntries: maxPages });

export const copiedAt = 'X-Copied-At';

export async function cacheFiles(paths: readonly string[]): Promise<void> {
  const cache = await caches.open(files);
  for (const path of paths) {
    if (await caches.match(path)) continue;
    const response = await fetch(path).catch(() => null);
    if (response?.status === 200 && response.type === 'basic') await cache.put(path, response);
  }
}

/** Pages of the build before stay with their files; older ones go. */
export async function takeOver(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(`${prefix}-`));
  const own = await caches.open(pages);
  for (const name of names.filter((one) => one.startsWith(`${prefix}-pages-`) && one !== pages)) {
    const former = await caches.open(name);
    for (const request of await former.keys()) {
      const response = await former.match(request);
      if (!response || (await own.match(request))) continue;
      await own.put(request, response);
      await pageExpiration.updateTimestamp(request.url);
    }
    await caches.delete(name);
    await new CacheExpiration(name, { maxEntries: maxPages }).delete();
  }
  const formerFiles = names.filter((one) => one.startsWith(`${prefix}-files-`) && one !== files);
  const formerPictures = names.filter((one) => one.startsWith(`${prefix}-pictures-`) && one !== pictures);
  // Names are listed in the order in which they were made.
  for (const name of [...formerFiles.slice(0, -1), ...formerPictures]) await caches.delete(name);
}
