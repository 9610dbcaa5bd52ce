import { beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { recordingDatabase } from '../../../tests/support/database/recording-database.ts';
import { testDatabaseWithUrl } from '../../../tests/support/database.ts';
import { buildRequestContext } from '../build.ts';
import { endpoint } from '../endpoint.ts';
import { implement } from '../implement/implement.server.ts';
import { localTransport } from '../local-transport.server.ts';
import { countAttempt, resetAllAttempts, resetAttempts, takeAttemptBack } from './rate-limit.server.ts';
import { describeLimit, type RateLimit } from './rate-limit.ts';

const { db, url } = await testDatabaseWithUrl();
/** The same database as another process of the site has it. */
const { recording: other, queries } = recordingDatabase(url);
const limit: RateLimit = { name: 'test', per: 'visitor', max: 3, seconds: 60 };
const start = new Date('2026-11-21T17:00:00Z');
const at = (seconds: number, from = db) => ({ db: from, now: new Date(start.getTime() + seconds * 1_000) });

beforeEach(async () => {
  await resetAllAttempts(db);
  await resetAllAttempts(other);
});

test('so many in a stretch of time, then one waits for its end', async () => {
  for (const second of [0, 10, 20]) expect(await countAttempt(at(second), limit, 'one')).toBe(0);
  expect([await countAttempt(at(20), limit, 'one'), await countAttempt(at(59.5), limit, 'one')]).toEqual([40, 1]);
  expect(await countAttempt(at(20), limit, 'other')).toBe(0);
  for (const second of [60, 61, 62]) expect(await countAttempt(at(second), limit, 'one')).toBe(0);
  expect(await countAttempt(at(63), limit, 'one')).toBe(57);
});

test('is counted for all processes together, however many come at once', async () => {
  const waits = await Promise.all(Array.from({ length: 20 }, (_, n) => countAttempt(at(0, n % 2 ? db : other), limit, 'one')));
  expect(waits.filter((wait) => wait === 0)).toHaveLength(limit.max);
});

test('a burst of requests asks the database once in a few seconds', async () => {
  for (let count = 0; count <= limit.max; count++) await countAttempt(at(0, other), limit, 'one');
  queries.length = 0;
  for (let count = 0; count < 100; count++) expect(await countAttempt(at(1, other), limit, 'one')).toBe(59);
  expect(queries).toHaveLength(0);
  await countAttempt(at(6, other), limit, 'one');
  expect(queries).toHaveLength(1);
});

test('one is taken back, or all begins anew', async () => {
  for (let count = 0; count < limit.max; count++) await countAttempt(at(0), limit, 'one');
  await takeAttemptBack(at(0), limit, 'one');
  expect([await countAttempt(at(0), limit, 'one'), await countAttempt(at(0, other), limit, 'one')]).toEqual([0, 60]);
  await resetAttempts(at(0), limit, 'one');
  expect(await countAttempt(at(0), limit, 'one')).toBe(0);
});

test('nobody reads in the table who it was, and what has expired goes', async () => {
  await countAttempt(at(0), limit, '203.0.113.7');
  expect(JSON.stringify(await db.selectFrom('rate_limit').selectAll().execute())).not.toMatch(/test|203/);
  await countAttempt(at(3_600), limit, 'later');
  expect(await db.selectFrom('rate_limit').select('attempts').execute()).toEqual([{ attempts: 1 }]);
});

describe('declared at an endpoint', () => {
  const call = { method: 'GET', access: 'public', summary: '', output: z.string() } as const;
  const contract = {
    each: endpoint({ ...call, path: '/each/', limit }),
    own: endpoint({ ...call, path: '/own/', limit: { ...limit, counts: 'wrong answers' } }),
  };
  const operations = implement(contract, { each: async () => 'done', own: async () => 'done' });
  const ask = (path: string, address: string) =>
    localTransport(operations, buildRequestContext(db, { visitor: { address, device: '', isHere: false } }))({ method: 'GET', path, language: 'de' });

  test('it holds for each connection, with words in the language of the reader', async () => {
    for (let count = 0; count < limit.max; count++) expect(await ask('/each/', `2001:db8::${count}`)).toBe('done');
    await expect(ask('/each/', '2001:db8::f')).rejects.toMatchObject({
      status: 429,
      code: 'too_many',
      retryAfter: 60,
      message: 'Zu viele Anfragen. Bitte versuchen Sie es in 1 Minute noch einmal.',
    });
    expect(await ask('/each/', '203.0.113.7')).toBe('done');
  });

  test('who renders a page for nobody in particular is not counted, nor what the handler counts itself', async () => {
    for (let count = 0; count < 2 * limit.max; count++) expect([await ask('/each/', ''), await ask('/own/', '203.0.113.7')]).toEqual(['done', 'done']);
  });
});

test('is said in words', () => {
  expect(describeLimit(limit)).toBe('At most 3 calls per visitor in 60 s.');
  expect(describeLimit({ ...limit, per: 'everybody', counts: 'entries' })).toBe('At most 3 entries of all visitors together in 60 s.');
  expect(describeLimit({ ...limit, per: 'account', counts: 'guesses', wait: { first: 2, longest: 900 } })).toBe(
    'After 3 guesses per account one has to wait, 2 s at first, twice as long each time, 900 s at most.',
  );
});
