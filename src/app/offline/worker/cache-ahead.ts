import { cacheFiles, copiedAt, pageExpiration, pages } from './caches.ts';
import { daysAhead, freshHours, maxAhead, maxPageBytes, rest } from './limits.ts';
import { isCacheablePage, mayCache } from './may-cache.ts';
import { filesIn } from './offline-html.ts';

/** What a page says of who reads it: its language, its own address, and the events that this browser remembers. */
export type Reader = { language: 'de' | 'en' /** Path of the programme. */; programme: string; address: string; favourites: readonly number[] };

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** One after the other, and without credentials: the programme, the events of the next days and of the favourites. */
export async function cacheAhead({ language, programme, address, favourites }: Reader): Promise<void> {
  await cachePage(new URL(address, location.origin), 'at hand').catch(() => {});
  const remembered = favourites.slice(0, maxAhead / 2).map((id) => `${programme}/x/${id}`);
  for (const path of [`/${language}`, programme, ...remembered, ...(await comingEvents(language))].slice(0, maxAhead + 2)) {
    const wasFetched = await cachePage(new URL(path, location.origin), 'ahead').catch(() => false);
    if (wasFetched) await wait(rest);
  }
  await pageExpiration.expireEntries();
}

/** None where the API does not answer. */
async function comingEvents(language: 'de' | 'en'): Promise<string[]> {
  const last = new Date(Date.now() + daysAhead * 86_400_000);
  const until = [last.getDate(), last.getMonth() + 1, last.getFullYear()].map((part) => String(part).padStart(2, '0')).join('-');
  const response = await fetch(`/${language}/api/events/?until=${until}&page_size=${maxAhead}`, { credentials: 'omit' }).catch(() => null);
  const answer: { results?: { link: { url: string } }[] } = response?.ok ? await response.json() : {};
  return answer.results?.map(({ link }) => link.url) ?? [];
}

/** A page at hand comes from the browser's own cache; one ahead is fetched unless there is a recent copy. Answers whether it was fetched. */
async function cachePage(address: URL, source: 'at hand' | 'ahead'): Promise<boolean> {
  if (address.origin !== location.origin || !isCacheablePage(address)) return false;
  const cache = await caches.open(pages);
  const known = source === 'ahead' ? await cache.match(address.href) : undefined;
  if (known && Date.now() - Date.parse(known.headers.get(copiedAt) ?? '') < freshHours * 3_600_000) return false;
  const how: RequestInit = source === 'ahead' ? { headers: { Purpose: 'prefetch' } } : { cache: 'force-cache' };
  const response = await fetch(address.href, { ...how, credentials: 'omit', priority: 'low' });
  // What leads elsewhere is kept where it has led to.
  const { url, status, type, headers } = response;
  if (!isCacheablePage(new URL(url)) || !mayCache({ status, type, headers, redirected: false }, maxPageBytes)) return true;
  const html = await response.text();
  await cache.put(url, copyOf(html, headers));
  await pageExpiration.updateTimestamp(url);
  await cacheFiles(filesIn(html));
  return true;
}

/** A copy with the time at which the server answered, which is not now where the browser had it. */
function copyOf(html: string, from: Headers): Response {
  const headers = new Headers(from);
  headers.set(copiedAt, new Date(from.get('Date') ?? Date.now()).toISOString());
  headers.delete('Content-Encoding');
  return new Response(html, { headers });
}
