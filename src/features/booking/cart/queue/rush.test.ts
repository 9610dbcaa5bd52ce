import { randomUUID } from 'node:crypto';
import { afterAll, expect, test, vi } from 'vitest';
import { orderOf, testShop, Visitor } from '../../../../../tests/support/shop/shop.ts';
import { guarded } from '../../box-office/guarded.server.ts';
import { createSimulator } from '../../box-office/simulator.server.ts';
import { openShop } from '../../shop.server.ts';
import { AdditionQueue } from './addition-queue.ts';

// What happens when advance sales begin: with the guard that the site has, and a box office that is a process of its own.

const { site, running, boxOffice, open, event } = await testShop();
afterAll(() => boxOffice.fault({ mode: 'none' }));

const buyers = 200;
const lastSeats = 50;
/** Price group 1 of the Kammersaal. */
const seatsInGroup = 185;

const guardedOffice = () => guarded(createSimulator({ url: running.url }));
const buyersAtOnce = (count: number) => Array.from({ length: count }, (_, index) => new Visitor(site, `10.9.${index >> 8}.${index & 255}`));

test('200 buyers at once on 50 seats: 50 are sold, the others hear that they are, and nobody that the shop is away', async () => {
  open({ office: guardedOffice(), queue: new AdditionQueue({ maxWait: 60_000 }) }); // on a slow machine it takes longer than a visitor has to wait
  const { idJet } = await event({ sold: (seatsInGroup - lastSeats) / seatsInGroup });
  const answers = await Promise.all(buyersAtOnce(buyers).map((buyer) => buyer.post('/de/api/shop-cart/', orderOf(idJet, { quantities: [1] }))));
  const codes = await Promise.all(answers.map(async (answer) => (answer.ok ? 'sold' : ((await answer.json()) as { code: string }).code)));
  const count = (code: string) => codes.filter((one) => one === code).length;
  expect({ sold: count('sold'), refused: count('-214'), other: codes.filter((code) => code !== 'sold' && code !== '-214') }).toEqual({
    sold: lastSeats,
    refused: buyers - lastSeats,
    other: [],
  });
});

test('whoever waits is told how many are ahead; where too many do, the next hears it at once, and when to come again', async () => {
  const queue = new AdditionQueue({ maxAtOnce: 1, maxWaiting: 2, maxWait: 60_000 });
  open({ office: guardedOffice(), queue });
  const { idJet } = await event();
  let leave = () => {};
  const first = queue.run('first', () => new Promise<void>((resolve) => (leave = resolve)));
  const buyers = buyersAtOnce(3).map((buyer) => ({ buyer, key: randomUUID() }));
  const order = ({ buyer, key }: (typeof buyers)[number]) => buyer.post('/de/api/shop-cart/', orderOf(idJet, { key }));
  const places = () => Promise.all(buyers.map(async ({ buyer, key }) => (await (await buyer.get(`/api/order-place/?key=${key}`)).json()).ahead));

  const waiting: Promise<Response>[] = [];
  for (const [place, buyer] of buyers.slice(0, 2).entries()) {
    waiting.push(order(buyer));
    await vi.waitFor(async () => expect((await places())[place]).toBe(place), { timeout: 20_000, interval: 5 });
  }
  expect(await places()).toEqual([0, 1, null]);
  const refused = await Promise.all(buyers.slice(2).map(order));
  expect(refused.map(({ status, headers }) => [status, headers.get('retry-after')])).toEqual([[503, '5']]);
  expect(await refused[0]?.json()).toMatchObject({ code: 'shop_busy' });
  leave();
  await first;
  for (const answer of await Promise.all(waiting)) expect(answer.status).toBe(200);
  expect(await places()).toEqual([null, null, null]);
});

test('another process of the site knows the place as well, and that it is none any more', async () => {
  const [here, there] = [new AdditionQueue({ maxAtOnce: 1, maxWait: 60_000 }), new AdditionQueue()];
  open({ office: guardedOffice(), queue: here });
  const { idJet } = await event();
  let leave = () => {};
  const first = here.run('first', () => new Promise<void>((resolve) => (leave = resolve)));
  const [one, other] = buyersAtOnce(2).map((buyer) => ({ buyer, key: randomUUID() }));
  const elsewhere = openShop({ office: null, secret: '', now: () => new Date(), report: () => {}, db: site.db, queue: there });
  const waiting = [one, other].map((order) => order?.buyer.post('/de/api/shop-cart/', orderOf(idJet, { key: order.key })));
  const twice = here.run(other?.key ?? '', async () => {}); // as somebody may send it
  const places = async () => [await elsewhere.positions.ahead(one?.key ?? ''), await elsewhere.positions.ahead(other?.key ?? '')].sort();
  await vi.waitFor(async () => expect(await places()).toEqual([0, expect.any(Number)]), { timeout: 20_000, interval: 50 });
  leave();
  await Promise.all([first, twice]);
  for (const answer of await Promise.all(waiting)) expect(answer?.status).toBe(200);
  await vi.waitFor(async () => expect(await places()).toEqual([null, null]), { timeout: 20_000, interval: 50 });
  expect(await site.db.selectFrom('order_place').selectAll().execute()).toEqual([]);
});

test('a box office that is away is named as such, with the time after which it is tried again', async () => {
  open({ office: guardedOffice() });
  const { idJet } = await event();
  await boxOffice.fault({ mode: 'offline' });
  const [buyer] = buyersAtOnce(1);
  const answer = await buyer?.post('/en/api/shop-cart/', orderOf(idJet));
  expect([answer?.status, answer?.headers.get('retry-after')]).toEqual([503, '10']);
  expect(await answer?.json()).toMatchObject({ code: 'shop_unavailable' });
});
