import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { RecordedReads } from '#db/recorded-reads.server.ts';
import { Entry, exactCopy } from './entry.server.ts';
import { PageCache } from './page-cache.server.ts';

setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');
const changes = { subscribe: () => () => {}, isListening: true, sequence: 0 } as unknown as ConstructorParameters<typeof PageCache>[0]['changes']; // nothing changes here
const openCache = (options: { maxBytes?: number; maxEntries?: number } = {}) => new PageCache({ changes, now: () => new Date(), ...options });

const settings = new RecordedReads([['setting', ['key', 'value']]], [], []);
const entryOf = (n: number, body = `{"n":${n}}`.padEnd(444, ' ')) =>
  new Entry({
    key: `/de/api/events/?date=${n}`,
    body: exactCopy(Buffer.from(body)),
    headers: ['content-type', 'application/json', 'cache-control', 'no-cache'],
    dependencies: new RecordedReads(
      [['event', ['day', 'room_id', '+']]],
      [{ table: 'event', ids: Array.from({ length: 20 }, (_, at) => n + at), columns: new Set(['title']) }],
      [settings],
    ),
    madeAt: 0,
    staleAt: Number.POSITIVE_INFINITY,
  });

const alive = (): number => {
  collect();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
};

test('what small answers take in memory is what they are charged, or less', () => {
  const cache = openCache();
  const before = alive();
  for (let n = 0; n < 4_000; n++) cache.add(entryOf(n));
  const taken = alive() - before;
  expect(cache.size.entries).toBe(4_000);
  expect(taken).toBeLessThan(cache.size.bytes);
  expect(taken).toBeGreaterThan(cache.size.bytes / 10);
});

test('a body stands in a buffer of its own size', () => {
  const { body } = entryOf(1).variants.identity;
  expect(body.buffer.byteLength).toBe(body.length);
});

test('there are no more answers than may be, and the shared reads of those that go are no longer counted', () => {
  const cache = openCache({ maxEntries: 100 });
  for (let n = 0; n < 1_000; n++) cache.add(entryOf(n));
  expect(cache.size.entries).toBe(100);
  const one = openCache({ maxEntries: 1 });
  one.add(entryOf(1));
  const { bytes } = one.size;
  for (let n = 2; n < 10; n++) one.add(entryOf(n));
  expect(one.size.bytes).toBe(bytes);
});

test('where the heap is short a quarter of the answers goes', () => {
  const cache = openCache();
  for (let n = 0; n < 1_000; n++) cache.add(entryOf(n));
  cache.giveWay();
  expect(cache.size.entries).toBe(750);
});
