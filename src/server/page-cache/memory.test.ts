import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { RecordedReads } from '#db/recorded-reads.server.ts';
import { Entry, exactCopy } from './entry.server.ts';
import { PageCache } from './page-cache.server.ts';

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

/** In a process of its own, where nothing else is in the heap: what 4,000 small answers take, and what they are charged. */
const measuring = `
  const [cacheFile, entryFile, readsFile] = process.argv.slice(1);
  const { PageCache } = await import(cacheFile);
  const { Entry, exactCopy } = await import(entryFile);
  const { RecordedReads, mergeRows } = await import(readsFile);
  const { gzipSync } = await import('node:zlib');
  const cache = new PageCache({ changes: { subscribe: () => () => {}, isListening: true, sequence: 0 }, now: () => new Date() });
  const alive = () => { gc(); gc(); const { heapUsed, arrayBuffers } = process.memoryUsage(); return heapUsed + arrayBuffers; };
  const shared = new RecordedReads([['setting', ['key', 'value']]], mergeRows([{ table: 'room', ids: Array.from({ length: 500 }, (_, id) => id), columns: new Set(['name']) }]), []);
  const add = async (n) => {
    const lists = ['event', 'production', 'room', 'page'].map((table) => [table, ['a', 'b', table, '+']]);
    const rows = mergeRows([{ table: 'event', ids: Array.from({ length: 20 }, (_, at) => n + at), columns: new Set(['title']) }]);
    const text = ('{"n":' + n + '}').padEnd(444);
    const body = exactCopy(new Uint8Array(await new Response(text).arrayBuffer()));
    exactCopy(gzipSync(text));
    const headers = ['content-type', 'application/json', 'content-security-policy', "default-src 'self'; ".repeat(20) + 'x', 'x-of', String(n)];
    // As a request brings it: the key is a part of an address with up to 16 kB that no page knows.
    const address = ('/de/api/events/' + n + '/?unknown=').padEnd(15_000, 'x');
    const key = /^[^?]*/.exec(address)[0];
    cache.add(new Entry({ key, body, headers, dependencies: new RecordedReads(lists, rows, [shared]), madeAt: 0, staleAt: 1e15 }));
  };
  for (let n = 0; n < 100; n++) await add(n);
  const [before, charged] = [alive(), cache.size.bytes];
  for (let n = 100; n < 4_100; n++) await add(n);
  console.log(JSON.stringify({ taken: alive() - before, charged: cache.size.bytes - charged }));
`;

test('what small answers take in memory is what they are charged, or less', async () => {
  const files = ['./page-cache.server.ts', './entry.server.ts', '../../db/recorded-reads.server.ts'].map((file) => new URL(file, import.meta.url).href);
  const { stdout } = await promisify(execFile)(process.execPath, ['--expose-gc', '--input-type=module', '--eval', measuring, ...files]);
  const { taken, charged } = JSON.parse(stdout);
  expect(taken).toBeLessThan(charged);
  expect(taken).toBeGreaterThan(charged / 5);
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
  cache.releaseMemory();
  expect(cache.size.entries).toBe(750);
});
