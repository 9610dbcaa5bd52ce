import { beforeEach, describe, expect, test } from 'vitest';
import type { ApiError } from '#api/api-error.ts';
import { buildRequestContext } from '#api/build.ts';
import { localTransport } from '#api/local-transport.server.ts';
import { testDatabase } from '../../../tests/support/database.ts';
import { errorLogOperations } from './handlers.server.ts';
import { entries, maxAddressLength, maxRows } from './limits.ts';
import { logFailedPage, logNotFound } from './log.server.ts';

const db = await testDatabase();
beforeEach(() => db.deleteFrom('error_log').execute());

// Each test a later hour, so that none stands in the burst of another.
let hour = 0;
let now = new Date();
beforeEach(() => {
  now = new Date(Date.UTC(2026, 10, 21, hour++));
});

const report = (url: unknown) => ask({ url });
const ask = (body: unknown) =>
  localTransport(
    errorLogOperations,
    buildRequestContext(db, { now }),
  )({
    method: 'POST',
    path: '/api/dashboard-error-log/',
    language: 'de',
    body,
  });
const rows = () => db.selectFrom('error_log').select(['path', 'status', 'count', 'reference', 'first_seen', 'last_seen']).orderBy('id').execute();

describe('the call', () => {
  test('counts by path', async () => {
    expect(await report('https://ostkai.example/de/alt?session=1')).toBeUndefined();
    const first = now;
    now = new Date(now.getTime() + 60_000);
    await report('/de/alt#x');
    await report('/de/neu');
    expect(await rows()).toEqual([
      { path: '/de/alt', status: 404, count: 2, reference: null, first_seen: first, last_seen: now },
      { path: '/de/neu', status: 404, count: 1, reference: null, first_seen: now, last_seen: now },
    ]);
  });

  test.each([undefined, 7, '', 'x'.repeat(maxAddressLength + 1), { path: '/de' }])('refuses %j and writes nothing', async (url) => {
    await expect(report(url)).rejects.toMatchObject({ status: 400, code: 'invalid_input' } satisfies Partial<ApiError>);
    expect(await rows()).toEqual([]);
  });

  test('what is no address is taken and let go', async () => {
    expect(await report('javascript:alert(1)')).toBeUndefined();
    expect(await rows()).toEqual([]);
  });

  test('in a burst it refuses and writes nothing more, and a minute later it takes again', async () => {
    for (let number = 0; number < entries.max; number++) await report(`/de/${number}`);
    await expect(report('/de/one-more')).rejects.toMatchObject({ status: 429, code: 'too_many' });
    expect(await rows()).toHaveLength(entries.max);
    now = new Date(now.getTime() + entries.seconds * 1_000);
    await report('/de/one-more');
    expect(await rows()).toHaveLength(entries.max + 1);
  });
});

describe('a call that failed in a browser', () => {
  const call = (body: object) => ask({ kind: 'call', ...body });

  test('is counted by its path and status; one without an answer as 503', async () => {
    await call({ url: '/de/api/search/autocomplete/?query=anna', status: 429 });
    await call({ url: '/de/api/search/autocomplete/?query=otto', status: 429 });
    await call({ url: '/de/api/search/autocomplete/' });
    expect(await rows()).toMatchObject([
      { path: '/de/api/search/autocomplete', status: 429, count: 2 },
      { path: '/de/api/search/autocomplete', status: 503, count: 1 },
    ]);
  });

  test.each(['/de/programm', 'https://elsewhere.example/x', 'javascript:alert(1)', '/de/apis/x'])('%s is no call and let go', async (url) => {
    expect(await call({ url, status: 500 })).toBeUndefined();
    expect(await rows()).toEqual([]);
  });

  test.each([{ status: 200 }, { status: 600 }, { status: '500' }, { kind: 'page2' }])('%j is refused and nothing is written', async (wrong) => {
    await expect(call({ url: '/api/x/', ...wrong })).rejects.toMatchObject({ status: 400, code: 'invalid_input' });
    expect(await rows()).toEqual([]);
  });

  test('counts for the same limit as pages', async () => {
    for (let number = 0; number < entries.max; number++) await call({ url: `/api/${number}/` });
    await expect(call({ url: '/api/one-more/' })).rejects.toMatchObject({ status: 429, code: 'too_many' });
    expect(await rows()).toHaveLength(entries.max);
  });
});

test('a failure keeps the newest reference, apart from what was not found at the same path', async () => {
  await logNotFound(db, '/de/x?y', now);
  await logFailedPage(db, { path: '/de/x', status: 500, reference: 'aaaa0001', now });
  await logFailedPage(db, { path: '/de/x', status: 500, reference: 'aaaa0002', now });
  expect(await rows()).toMatchObject([
    { status: 404, count: 1, reference: null },
    { status: 500, count: 2, reference: 'aaaa0002' },
  ]);
});

test('the log is bounded: the rarest and oldest go', async () => {
  const old = new Date(now.getTime() - 86_400_000);
  const full = Array.from({ length: maxRows }, (_, number) => ({
    path: `/old/${number}`,
    status: 404,
    count: number === 0 ? 5 : 1,
    first_seen: old,
    last_seen: old,
  }));
  await db.insertInto('error_log').values(full).execute();
  await logNotFound(db, '/new', now);
  const paths = (await rows()).map(({ path }) => path);
  expect(paths).toHaveLength(maxRows);
  expect(paths).toContain('/new');
  expect(paths).toContain('/old/0');
  expect(paths).not.toContain('/old/1');
});
