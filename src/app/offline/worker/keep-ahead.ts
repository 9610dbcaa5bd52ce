import { copiedAt, keepFiles, pages } from './caches.ts';
import { daysAhead, freshHours, maxAhead, maxPageBytes, rest } from './limits.ts';
import { isKeptPage, mayKeep } from './may-keep.ts';
import { filesIn } from './offline-html.ts';

/** What a page says of who reads it: its language, its own address, and the events that this browser remembers. */
export type Reader = { language: 'de' | 'en' /** Path of the programme. */; programme: string; address: string; favourites: readonly number[] };

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Fetches, one after the other and as nobody in particular, the page at hand, the programme, and the events of the next days and of the favourites. */
export async function keepAhead({ language, programme, address, favourites }: Reader): Promise<void> {
  const remembered = favourites.slice(0, maxAhead / 2).map((id) => `${programme}/x/${id}`);
  for (const path of [address, `/${language}`, programme, ...remembered, ...(await comingEvents(language))].slice(0, maxAhead + 3)) {
    const wasFetched = await keepPage(new URL(path, location.origin)).catch(() => false);
    if (wasFetched) await wait(rest);
  }
}

/** Pages of the events of the next days; none where they cannot be asked for. */
async function comingEvents(language: 'de' | 'en'): Promise<string[]> {
  const last = new Date(Date.now() + daysAhead * 86_400_000);
  const until = [last.getDate(), last.getMonth() + 1, last.getFullYear()].map((part) => String(part).padStart(2, '0')).join('-');
  const response = await fetch(`/${language}/api/events/?until=${until}&page_size=${maxAhead}`, { credentials: 'omit' }).catch(() => null);
  const answer: { results?: { link: { url: string } }[] } = response?.ok ? await response.json() : {};
  return answer.results?.map(({ link }) => link.url) ?? [];
}

/** Keeps a page and the files that it names, unless there is a copy that is new enough; says whether it was fetched. */
async function keepPage(address: URL): Promise<boolean> {
  if (address.origin !== location.origin || !isKeptPage(address)) return false;
  const cache = await caches.open(pages);
  const known = await cache.match(address.href);
  if (known && Date.now() - Date.parse(known.headers.get(copiedAt) ?? '') < freshHours * 3_600_000) return false;
  const response = await fetch(address.href, { credentials: 'omit', headers: { Purpose: 'prefetch' }, priority: 'low' });
  // What leads elsewhere is kept where it has led to.
  const { url, status, type, headers } = response;
  if (!isKeptPage(new URL(url)) || !mayKeep({ status, type, headers, redirected: false }, maxPageBytes)) return true;
  const html = await response.text();
  await cache.put(url, copyOf(html, headers));
  await keepFiles(filesIn(html));
  return true;
}

/** A copy with the time at which it was made. */
export function copyOf(html: string, from: Headers): Response {
  const headers = new Headers(from);
  headers.set(copiedAt, new Date().toISOString());
  headers.delete('Content-Encoding');
  return new Response(html, { headers });
}
