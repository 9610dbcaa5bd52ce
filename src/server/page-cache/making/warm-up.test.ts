import { expect, test } from 'vitest';
import { RecordedReads } from '#db/recorded-reads.server.ts';
import { Entry, exactCopy } from '../entry.server.ts';
import { warmedUp } from '../limits.ts';
import { PageCache } from '../page-cache.server.ts';
import { warmUp } from './warm-up.server.ts';

type Changes = ConstructorParameters<typeof PageCache>[0]['changes'];

function cacheOf(keys: readonly string[]): PageCache {
  const changes = { subscribe: () => () => {}, sequence: 0, since: () => [], isListening: true } as unknown as Changes; // what the cache asks of them
  const cache = new PageCache({ changes, now: () => new Date() });
  for (const key of keys)
    cache.add(
      new Entry({
        ...{ key, body: exactCopy(Buffer.from(key)), headers: ['content-type', 'text/html'], dependencies: new RecordedReads([], [], []) },
        ...{ madeAt: Date.now(), staleAt: Number.POSITIVE_INFINITY },
      }),
    );
  return cache;
}
const untilTheEnd = new AbortController().signal;

test('the pages that are used most come first, those with parameters never, and one that fails does not end it', async () => {
  const cache = cacheOf(['/de', '/en', '/de/search?q=bach', '/de/besuch']);
  const used = cache.find('/de/besuch');
  if (used) cache.used(used);
  const made: string[] = [];
  const make = async (path: string) => {
    made.push(path);
    if (path === '/de') throw new Error('no');
  };
  expect(await warmUp(cache, make, untilTheEnd, 0)).toBe(2);
  expect(made).toEqual(['/de/besuch', '/de', '/en']);
  expect(cache.find('/en')?.variants.identity.body.toString(), 'as it was').toBe('/en');
});

test('no more than so many, and none after the process has been told to end', async () => {
  const cache = cacheOf(Array.from({ length: warmedUp + 5 }, (_, n) => `/de/seite-${n}`));
  expect(await warmUp(cache, async () => {}, untilTheEnd, 0)).toBe(warmedUp);
  const end = new AbortController();
  expect(await warmUp(cache, async () => end.abort(), end.signal, 0)).toBe(1);
});
