import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { BoxOffice, Failure, NewLines } from './box-office.ts';
import { createSimulator } from './simulator.server.ts';
import { startServer } from './testing/http-server.ts';
import { startSimulator } from './testing/offices.server.ts';

/** Shorter than `slow`, so that a fault that is not cut off by it does not end at all, or in an answer. */
const timeoutMs = 250;
const slowMs = 2 * timeoutMs;

type Case = { mode: string; catalogue: Failure['kind']; add: Failure['kind']; isHeld: boolean };
const cases: readonly Case[] = [
  { mode: 'slow', catalogue: 'unavailable', add: 'unclear', isHeld: true },
  { mode: 'hang', catalogue: 'unavailable', add: 'unclear', isHeld: false },
  { mode: 'error500', catalogue: 'unavailable', add: 'unclear', isHeld: false },
  { mode: 'broken_json', catalogue: 'unavailable', add: 'unclear', isHeld: true },
  { mode: 'reset', catalogue: 'unavailable', add: 'unclear', isHeld: false },
  { mode: 'lost_answer', catalogue: 'unavailable', add: 'unclear', isHeld: true },
  { mode: 'offline', catalogue: 'unavailable', add: 'unavailable', isHeld: false },
];

let simulator: Awaited<ReturnType<typeof startSimulator>>;
let office: BoxOffice;
let event = 100;
let freeBefore: number;

beforeAll(async () => {
  simulator = await startSimulator();
  office = createSimulator({ url: simulator.url, timeoutMs });
});
afterAll(() => simulator.stop());
beforeEach(async () => {
  event += 1;
  await simulator.client.fault({ mode: 'none' });
  await simulator.client.putEvent(event);
  freeBefore = (await simulator.client.free(event)) ?? 0;
});

const held = async () => freeBefore - ((await simulator.client.free(event)) ?? 0);
const lines = (quantity = 2): NewLines => ({ eventId: String(event), quantities: [quantity], saleTypeIds: [1], seatGroup: 1 });
const afterSlowOnes = () => simulator.client.send('POST', '/api/cart', { body: {} });

describe.each(cases)('$mode', ({ mode, catalogue, add, isHeld }) => {
  test(`the catalogue is ${catalogue}`, async () => {
    await simulator.client.fault({ mode, ms: slowMs, only: '/api/events' });
    expect(await office.catalogue(String(event))).toEqual({ ok: false, failure: { kind: catalogue } });
  });

  test(`adding is ${add}, and what is held fits that; tried again it holds once`, async () => {
    await simulator.client.fault({ mode, ms: slowMs, only: '/api/cart' });
    expect(await office.add(lines(), null, `${mode} ${event}`)).toEqual({ ok: false, failure: { kind: add } });
    if (mode === 'slow') await afterSlowOnes();
    expect(await held()).toBe(isHeld ? 2 : 0);
    if (add !== 'unclear') expect(await held()).toBe(0);

    await simulator.client.fault({ mode: 'none' });
    expect(await office.add(lines(), null, `${mode} ${event}`)).toMatchObject({ ok: true, value: { ticketsQuantity: 2 } });
    expect(await held()).toBe(2);
  });
});

test('tried again before a slow box office has come to the first try, it holds once', async () => {
  await simulator.client.fault({ mode: 'slow', ms: slowMs, only: '/api/cart', times: 1 });
  expect(await office.add(lines(), null, `early ${event}`)).toMatchObject({ failure: { kind: 'unclear' } });
  expect(await office.add(lines(), null, `early ${event}`)).toMatchObject({ ok: true, value: { ticketsQuantity: 2 } });
  await simulator.client.fault({ mode: 'slow', ms: slowMs, only: '/api/cart' });
  await afterSlowOnes();
  expect(await held()).toBe(2);
});

test('a slow answer within the deadline is an answer', async () => {
  await simulator.client.fault({ mode: 'slow', ms: 20, only: '/api' });
  const patient = createSimulator({ url: simulator.url, timeoutMs: 20_000 });
  expect(await patient.add(lines(), null, `slow ${event}`)).toMatchObject({ ok: true, value: { ticketsQuantity: 2 } });
  expect(await held()).toBe(2);
});

test('changes whose answer is lost are unclear, offline they are not made', async () => {
  const added = await office.add(lines(), null, `lost ${event}`);
  if (!added.ok) throw new Error('not added');
  const { cart } = added.value;
  await simulator.client.fault({ mode: 'offline', only: '/api/cart' });
  for (const change of [office.extend(cart), office.release(cart), office.removeLine(cart, '1')])
    expect(await change).toMatchObject({ failure: { kind: 'unavailable' } });
  expect(await held()).toBe(2);
  await simulator.client.fault({ mode: 'lost_answer', only: '/api/cart' });
  expect(await office.extend(cart)).toMatchObject({ failure: { kind: 'unclear' } });
  expect(await office.release(cart)).toMatchObject({ failure: { kind: 'unclear' } });
  await simulator.client.fault({ mode: 'none' });
  expect(await held()).toBe(0);
  expect(await office.release(cart)).toEqual({ ok: true, value: null });
});

test('a refused connection is unavailable, for all calls: nothing was sent', async () => {
  const { url, stop } = await startServer(() => {});
  await stop();
  const gone = createSimulator({ url, timeoutMs });
  const answers = [
    gone.catalogue('1'),
    gone.status(['1']),
    gone.cart('x'),
    gone.add(lines(), null, 'k'),
    gone.extend('x'),
    gone.removeLine('x', '1'),
    gone.release('x'),
  ];
  for (const answer of answers) expect(await answer).toEqual({ ok: false, failure: { kind: 'unavailable' } });
});

test('so is a host that does not exist', async () => {
  const nowhere = createSimulator({ url: 'http://box-office.invalid', timeoutMs: 20_000 });
  expect(await nowhere.add(lines(), null, 'k')).toEqual({ ok: false, failure: { kind: 'unavailable' } });
});
