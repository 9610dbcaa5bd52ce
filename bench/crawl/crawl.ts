import http from 'node:http';

export type CrawlResult = { asked: number; statuses: ReadonlyMap<number, number>; failed: number };

/** Each once, in order; a failure to connect is counted, not thrown. */
export async function crawl(origin: string, paths: Iterable<string>, connections: number): Promise<CrawlResult> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
  const waiting = paths[Symbol.iterator]();
  const statuses = new Map<number, number>();
  let [asked, failed] = [0, 0];
  const work = async () => {
    for (let next = waiting.next(); !next.done; next = waiting.next()) {
      asked++;
      const status = await ask(origin + next.value, agent).catch(() => null);
      if (status === null) failed++;
      else statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: connections }, work));
  agent.destroy();
  return { asked, statuses, failed };
}

const ask = (url: string, agent: http.Agent): Promise<number> =>
  new Promise((resolve, reject) => {
    const request = http.get(url, { agent, headers: { 'Accept-Encoding': 'gzip, br' } }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0)).on('error', reject);
    });
    request.setTimeout(60_000, () => request.destroy(new Error('no answer within a minute')));
    request.on('error', reject);
  });

export async function sitemapPaths(origin: string): Promise<string[]> {
  const read = async (path: string): Promise<string[]> => {
    const text = await (await fetch(origin + path)).text();
    const paths = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, location = '']) => new URL(location.replaceAll('&amp;', '&')).pathname);
    if (!text.includes('<sitemapindex')) return paths;
    return (await Promise.all(paths.map(read))).flat();
  };
  return read('/sitemap.xml');
}

/** The head of the programme of each day from 2026 on. */
export function* smallPaths(count: number): Generator<string> {
  for (let day = 0; day < count; day++) yield `/page-head/de/programm?date=${dayAfter(day)}`;
}

/** Their addresses go on with what no page knows: what is stored must not hold it. */
export function* longPaths(count: number): Generator<string> {
  for (const path of smallPaths(count)) yield `${path}&unknown=${'x'.repeat(12_000)}`;
}

/** In turn. */
export function* mixedPaths(count: number, ids: number): Generator<string> {
  for (let n = 0; n < count; n++) {
    const [id, page] = [1 + (n % ids), 1 + (n % 400)];
    const kinds = [
      `/de/programm?date=${dayAfter(n)}`,
      `/en/events?page=${page}&type=${1 + (n % 9)}`,
      `/page-data/de/programm?room=${1 + (n % 4)}&date=${dayAfter(n)}`,
      `/page-head/en/events?date=${dayAfter(n)}`,
      `/de/search?q=wort${n}`,
      `/de/api/events/?date_from=${isoAfter(n)}`,
      `/en/api/events/${id}/`,
      `/api/productions/?page=${page}`,
      `/de/api/calendar/?month=${isoAfter(n * 31).slice(0, 7)}`,
      `/de/api/events.ics?room=${1 + (n % 4)}&type=${1 + (n % 9)}&q=${n}`,
      `/de/gibt-es-nicht-${n}`,
      `/de/produktionen?page=${page}&season=${1 + (n % 3)}`,
    ];
    yield kinds[n % kinds.length] ?? '/';
  }
}

/** From 2026 on, as a list from 1900 on would measure the database. */
const isoAfter = (day: number): string => {
  const turn = day % 100_000;
  return new Date(Date.UTC(2026, 0, 1 + (turn < 60_000 ? turn : 59_999 - turn))).toISOString().slice(0, 10);
};
const dayAfter = (day: number): string => isoAfter(day).split('-').reverse().join('-');
