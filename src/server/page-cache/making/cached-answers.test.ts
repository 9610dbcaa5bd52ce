import { pino } from 'pino';
import { expect, test } from 'vitest';
import { RecordedReads } from '#db/recorded-reads.server.ts';
import { Entry, exactCopy } from '../entry.server.ts';
import { renewedAtOnce } from '../limits.ts';
import { PageCache } from '../page-cache.server.ts';
import { CachedAnswers } from './cached-answers.server.ts';

type Changes = ConstructorParameters<typeof PageCache>[0]['changes'];
const never = new Promise<never>(() => {});
const keys = ['/de', '/en', '/de/programm', '/en/events', '/de/besuch'];

/** A cache with an answer for each key, told of changes by a listener or by nobody. */
function openCache(changes: { isListening: boolean; sync?: () => Promise<void> }) {
  const told = { subscribe: () => () => {}, sequence: 0, since: () => [], ...changes } as unknown as Changes; // what the cache asks of them
  const cache = new PageCache({ changes: told, now: () => new Date() });
  for (const key of keys)
    cache.add(
      new Entry({
        ...{ key, body: exactCopy(Buffer.from('before')), headers: ['content-type', 'text/html'], dependencies: new RecordedReads([], [], []) },
        ...{ madeAt: Date.now(), staleAt: Number.POSITIVE_INFINITY },
      }),
    );
  return { cache, answers: new CachedAnswers(cache, pino({ level: 'silent' })) };
}

/** Pages that are ready when they are told so. */
function pages() {
  const begun: string[] = [];
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const make = (key: string) => async () => {
    begun.push(key);
    await released;
    return new Response('after', { headers: { 'content-type': 'text/html' } });
  };
  return { begun, make, release };
}

test('what the old answers stand in for is renewed in turn, and what nothing stands in for at once', async () => {
  const { cache, answers } = openCache({ isListening: true });
  for (const key of keys) Object.assign(cache.last(key) ?? {}, { purgedAt: Date.now() });
  const { begun, make, release } = pages();
  const stale = await Promise.all(keys.map((key) => answers.get(key, make(key))));
  expect(stale.map((answer) => 'state' in answer && answer.state)).toEqual(keys.map(() => 'stale'));
  expect(begun).toEqual(keys.slice(0, renewedAtOnce));
  const first = answers.get('/first', make('/first'));
  await expect.poll(() => begun, { timeout: 20_000 }).toContain('/first');
  release();
  await first;
  await expect.poll(() => keys.map((key) => cache.find(key)?.variants.identity.body.toString()), { timeout: 20_000 }).toEqual(keys.map(() => 'after'));
});

test('where nobody tells of changes, a kept answer does not wait for a database that has swallowed the question', async () => {
  const { answers } = openCache({ isListening: false, sync: () => never });
  const answer = await answers.get('/de', () => never);
  expect('state' in answer && answer.state).toBe('stale');
});
