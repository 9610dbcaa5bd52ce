import { beforeEach, describe, expect, test } from 'vitest';
import type { ApiError } from '#api/api-error.ts';
import { buildRequestContext } from '#api/build.ts';
import { localTransport } from '#api/local-transport.server.ts';
import { Services } from '#api/service.server.ts';
import { testDatabase } from '../../../tests/support/database.ts';
import { errorLogOperations } from './handlers.server.ts';
import { entries, maxAddressLength, maxRows } from './limits.ts';
import { logFailedPage } from './log.server.ts';
import { NotFoundCounter, notFoundCounterService } from './not-found/not-found-counter.server.ts';

const db = await testDatabase();
let counter: NotFoundCounter;
beforeEach(async () => {
  counter = new NotFoundCounter({ db, now: () => now, report: () => {} });
  await db.deleteFrom('error_log').execute();
  await db.deleteFrom('not_found_path').execute();
});

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
    buildRequestContext(db, { now, service: new Services().provide(notFoundCounterService, counter).get }),
  )({
    method: 'POST',
    path: '/api/dashboard-error-log/',
    language: 'de',
    body,
  });
const rows = () => db.selectFrom('error_log').select(['path', 'status', 'count', 'reference', 'first_seen', 'last_seen']).orderBy('id').execute();

describe('the call', () => {
  const missed = () => db.selectFrom('not_found_path').select(['path', 'count', 'referring_host']).orderBy('id').execute();

  test('has a page that was not found after a move within the site counted, by its path and as a link of the site itself', async () => {
    expect(await report('https://ostkai.example/de/alt?session=1')).toBeUndefined();
    await report('/de/alt#x');
    await counter.flush();
    expect(await missed()).toEqual([{ path: '/de/alt', count: 2, referring_host: 'ostkai.example' }]);
    expect(await rows()).toEqual([]);
  });

  test.each([undefined, 7, '', 'x'.repeat(maxAddressLength + 1), { path: '/de' }])('refuses %j', async (url) => {
    await expect(report(url)).rejects.toMatchObject({ status: 400, code: 'invalid_input' } satisfies Partial<ApiError>);
    expect(counter.size).toBe(0);
  });

  test('what is no address is taken and let go', async () => {
    expect(await report('javascript:alert(1)')).toBeUndefined();
    expect(counter.size).toBe(0);
  });

  test('in a burst it refuses, and a minute later it takes again', async () => {
    for (let number = 0; number < entries.max; number++) await report(`/de/${number}`);
    await expect(report('/de/one-more')).rejects.toMatchObject({ status: 429, code: 'too_many' });
    expect(counter.size).toBe(entries.max);
    now = new Date(now.getTime() + entries.seconds * 1_000);
    await report('/de/one-more');
    expect(counter.size).toBe(entries.max + 1);
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

test('a failure keeps the newest reference, apart from another at the same path', async () => {
  await logFailedPage(db, { path: '/de/x?y', status: 400, now });
  await logFailedPage(db, { path: '/de/x', status: 500, reference: 'aaaa0001', now });
  await logFailedPage(db, { path: '/de/x', status: 500, reference: 'aaaa0002', now });
  expect(await rows()).toMatchObject([
    { status: 400, count: 1, reference: null },
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
  await logFailedPage(db, { path: '/new', status: 500, now });
  const paths = (await rows()).map(({ path }) => path);
  expect(paths).toHaveLength(maxRows);
  expect(paths).toContain('/new');
  expect(paths).toContain('/old/0');
  expect(paths).not.toContain('/old/1');
});
