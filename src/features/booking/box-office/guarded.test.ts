import type { ServerResponse } from 'node:http';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { BoxOffice } from './box-office.ts';
import { type GuardedBoxOffice, guarded } from './guarded.server.ts';
import { createJet } from './jet.server.ts';
import { createSimulator } from './simulator.server.ts';
import { startServer } from './testing/http-server.ts';

const limits = { failuresUntilOpen: 3, leftAloneMs: 10_000, maxCallsAtOnce: 4, maxAdditionsAtOnce: 2 };
const catalogue = JSON.stringify({ sale: 'on_sale', max_tickets: 10, seat_groups: [] });
const unavailable = { ok: false, failure: { kind: 'unavailable' } };
const lines = { eventId: '1', quantities: [1], saleTypeIds: [1] };

let server: Awaited<ReturnType<typeof startServer>>;
let requests: string[];
let mode: 'well' | 'fault' | 'refusal' | 'hang';
let waiting: ServerResponse[];
let office: GuardedBoxOffice;

beforeAll(async () => {
  server = await startServer((request, response) => {
    requests.push(request.url ?? '');
    if (mode === 'hang') waiting.push(response);
    else answer(response);
  });
});
afterAll(() => server.stop());
beforeEach(() => {
  requests = [];
  waiting = [];
  mode = 'well';
  vi.useFakeTimers({ toFake: ['Date'] }); // the breaker's clock; connections keep theirs
  office = guarded(createSimulator({ url: server.url }), limits);
});
afterEach(() => {
  answerWaiting();
  vi.useRealTimers();
});

function answer(response: ServerResponse): void {
  if (mode === 'fault') response.writeHead(500).end('Internal Server Error');
  else if (mode === 'refusal') response.writeHead(409).end('{"error":{"code":-201,"message":""}}');
  else response.writeHead(200).end(catalogue);
}
const answerWaiting = () => {
  for (const response of waiting.splice(0)) answer(response);
};
const hanging = (count: number) => vi.waitFor(() => expect(waiting).toHaveLength(count), { interval: 1 });
const pass = (ms: number) => vi.setSystemTime(Date.now() + ms);
const fail = async (times: number) => {
  mode = 'fault';
  for (let each = 0; each < times; each += 1) await office.catalogue('1');
};

describe('the circuit breaker', () => {
  test('leaves a failing box office alone: no request reaches it any more', async () => {
    const changes: boolean[] = [];
    office.onChange((isReachable) => changes.push(isReachable));
    await fail(limits.failuresUntilOpen - 1);
    expect(office.isReachable()).toBe(true);
    await fail(1);
    expect(office.isReachable()).toBe(false);
    const calls = [office.catalogue('1'), office.status(['1']), office.add(lines, null, 'k'), office.cart('x'), office.extend('x'), office.release('x')];
    for (const call of calls) expect(await call).toEqual(unavailable);
    expect(requests).toHaveLength(limits.failuresUntilOpen);
    expect(changes).toEqual([false]);
  });

  test('then lets one call try; the others do not wait for it', async () => {
    const changes: boolean[] = [];
    const stop = office.onChange((isReachable) => changes.push(isReachable));
    await fail(limits.failuresUntilOpen);
    pass(limits.leftAloneMs - 1);
    expect(await office.catalogue('1')).toEqual(unavailable);
    pass(1);
    mode = 'hang';
    const trial = office.catalogue('1');
    await hanging(1);
    for (const id of ['2', '3', '4', '5', '6']) expect(await office.catalogue(id)).toEqual(unavailable);
    expect(requests).toHaveLength(limits.failuresUntilOpen + 1);
    expect(office.isReachable()).toBe(false);
    mode = 'well';
    answerWaiting();
    expect(await trial).toMatchObject({ ok: true });
    expect(office.isReachable()).toBe(true);
    expect(await office.catalogue('2')).toMatchObject({ ok: true });
    expect(changes).toEqual([false, true]);
    stop();
    await fail(limits.failuresUntilOpen);
    expect(changes).toEqual([false, true]);
  });

  test('leaves it alone again when the trial fails', async () => {
    await fail(limits.failuresUntilOpen);
    pass(limits.leftAloneMs);
    await fail(3);
    expect(requests).toHaveLength(limits.failuresUntilOpen + 1);
    expect(office.isReachable()).toBe(false);
  });

  test('does not count refusals; an answer between failures starts the count anew', async () => {
    mode = 'refusal';
    for (let each = 0; each < 10; each += 1) await office.catalogue('1');
    await fail(limits.failuresUntilOpen - 1);
    mode = 'refusal';
    await office.catalogue('1');
    await fail(limits.failuresUntilOpen - 1);
    expect(office.isReachable()).toBe(true);
    expect(requests).toHaveLength(10 + 2 * limits.failuresUntilOpen - 1);
  });

  test('what needs no request is no sign of life', async () => {
    office = guarded(createJet({ url: server.url }), limits);
    await fail(limits.failuresUntilOpen);
    pass(limits.leftAloneMs);
    expect(await office.status([])).toEqual({ ok: true, value: [] });
    for (const call of [office.cart('x'), office.extend('x'), office.removeLine('x', '1'), office.release('x')]) {
      expect(await call).toEqual({ ok: false, failure: { kind: 'unsupported' } });
    }
    expect(office.isReachable()).toBe(false);
  });

  test('a listener that throws harms nobody', async () => {
    office.onChange(() => {
      throw new Error('a mistake');
    });
    await fail(limits.failuresUntilOpen);
    expect(office.isReachable()).toBe(false);
    pass(limits.leftAloneMs);
    mode = 'well';
    expect(await office.catalogue('1')).toMatchObject({ ok: true });
    expect(office.isReachable()).toBe(true);
  });
});

test('a hanging box office holds no more of us than allowed; further calls are unavailable at once', async () => {
  mode = 'hang';
  const held = ['1', '2', '3', '4'].map((id) => office.catalogue(id));
  await hanging(limits.maxCallsAtOnce);
  expect(await office.catalogue('5')).toEqual(unavailable);
  expect(await office.extend('x')).toEqual(unavailable);
  expect(requests).toHaveLength(limits.maxCallsAtOnce);
  const additions = ['1', '2'].map((key) => office.add(lines, null, key)); // which have a share of their own
  await hanging(limits.maxCallsAtOnce + limits.maxAdditionsAtOnce);
  expect(await office.add(lines, null, '3')).toEqual(unavailable);
  mode = 'refusal';
  for (const response of waiting.splice(limits.maxCallsAtOnce)) answer(response);
  for (const addition of await Promise.all(additions)) expect(addition).toMatchObject({ ok: false, failure: { kind: 'refused' } });
  mode = 'well';
  answerWaiting();
  for (const answer of await Promise.all(held)) expect(answer).toMatchObject({ ok: true });
  expect(office.isReachable()).toBe(true);
  expect(await office.catalogue('5')).toMatchObject({ ok: true });
});

test('a client that throws does not throw through: reading was in vain, a change is unclear', async () => {
  const broken = () => Promise.reject(new Error('a mistake of ours'));
  const calls = { catalogue: broken, status: broken, add: broken, cart: broken, removeLine: broken, extend: broken, release: broken };
  const whole: BoxOffice = { ...createSimulator({ url: server.url }), ...calls };
  const careful = guarded(whole, { ...limits, failuresUntilOpen: 100 });
  for (const call of [careful.catalogue('1'), careful.status(['1']), careful.cart('x')]) expect(await call).toEqual(unavailable);
  const changes = [careful.add(lines, null, 'k'), careful.extend('x'), careful.removeLine('x', '1'), careful.release('x')];
  for (const call of changes) expect(await call).toEqual({ ok: false, failure: { kind: 'unclear' } });
});
