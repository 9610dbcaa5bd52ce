import { beforeEach, describe, expect, test } from 'vitest';
import { testShop, Visitor } from '../../../tests/support/shop/shop.ts';
import { availabilityOf } from './availability.ts';
import { createSimulator } from './box-office/simulator.server.ts';
import { idlePolling, maxPollInterval, offerFreshFor, pollInterval } from './limits.ts';
import { StatusWatch } from './live/status-watch.server.ts';
import { watchShop } from './live/watch.server.ts';

const { site, running, boxOffice, open, event } = await testShop();

let shop: ReturnType<typeof open>;
let concert: { id: number; idJet: number };
beforeEach(async () => {
  await boxOffice.fault({ mode: 'none' });
  shop = open();
  concert = await event();
});

const offer = async (language = 'de', id = concert.id) => {
  const response = await site.get(`/${language}/api/events/${id}/offer/`);
  return { status: response.status, body: await response.json() };
};
const stored = (id = concert.id) => site.db.selectFrom('event').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const availability = ({ answer }: Awaited<ReturnType<typeof shop.offers.ask>>) => (answer.ok ? availabilityOf(answer.value.seatGroups) : null);
const deaf = { ids: new Set<number>(), tell: () => {}, tellShop: () => {}, end: () => {} };
const watch = () =>
  new StatusWatch({
    db: site.db,
    office: shop.office ?? expect.fail(),
    board: shop.board,
    offers: shop.offers,
    now: () => new Date(),
    report: (problem) => expect.fail(problem.message),
  });

describe('the offer of an event', () => {
  test('is remembered for as long as it is given to others', async () => {
    let now = new Date();
    const { offers } = open({ now: () => now });
    for (const one of [concert, await event(), await event()]) {
      await offers.ask({ id: one.id, idJet: String(one.idJet) });
      now = new Date(now.getTime() + offerFreshFor);
    }
    expect(offers.remembered).toBe(1);
  });

  test('is what the box office says now, in the visitor’s language', async () => {
    const german = (await offer()).body;
    expect(german).toMatchObject({ event_id: concert.id, id_jet: String(concert.idJet), sale: 'on_sale', availability: 'available', is_cached: false });
    expect(german).toMatchObject({ hold_minutes: 15, repeats_safely: true, max_tickets: 10, ticket_url: `/webshop/event/${concert.idJet}` });
    const english = (await offer('en')).body;
    expect(german.seat_groups.map(({ text }: { text: string }) => text)[0]).toMatch(/^(Kategorie|Parkett|Preis)/);
    expect(english.seat_groups[0].text).not.toBe(german.seat_groups[0].text);
    expect(english.seat_groups[0].prices.map(({ text }: { text: string }) => text)).toEqual(['Vollpreis', 'Reduced', 'Pupils/students', 'Children']);
    expect(english.seat_groups[0].prices[1].name).toMatch(/^Reduced/);
    expect(JSON.stringify(english)).not.toMatch(/_en"/);
  });

  test('names the event, how much of it one order holds, and the ways to more', async () => {
    const { body } = await offer('en');
    expect(body).toMatchObject({
      title: expect.any(String),
      url: expect.stringMatching(new RegExp(`^/en/events/.+/${concert.id}$`)),
      date_end: null,
      time_known: true,
    });
    expect(Date.parse(body.date_start)).toBeGreaterThan(Date.now());
    expect(body).toMatchObject({ limits_per: 'event', more_tickets: { phone: '', group_booking: '' }, other_dates: [] });
  });

  test('of what is sold out names other dates of the production that are not, the next first', async () => {
    const { production_id } = await stored();
    const inDays = (days: number) => new Date(Date.now() + days * 24 * 3_600_000);
    const [late, soon, gone, past] = [
      await event({}, { production_id, date_start: inDays(50) }),
      await event({}, { production_id, date_start: inDays(40) }),
      await event({ sold: 1 }, { production_id, date_start: inDays(35) }),
      await event({}, { production_id, date_start: inDays(-2) }),
    ];
    for (const { id, idJet } of [late, soon, gone, past]) await shop.offers.ask({ id, idJet: String(idJet) });
    await boxOffice.putEvent(concert.idJet, { sold: 1 });
    shop.offers.invalidate(concert.id);
    const { body } = await offer();
    expect(body.availability).toBe('sold_out');
    expect(body.other_dates.map(({ event_id }: { event_id: number }) => event_id)).toEqual([soon.id, late.id]);
  });

  test('is asked for once, however many want it, and again after somebody has bought', async () => {
    const [one, ...others] = await Promise.all(Array.from({ length: 20 }, () => offer()));
    for (const other of others) expect(other.body.as_of).toBe(one?.body.as_of);
    await new Visitor(site).post('/de/api/shop-cart/', { event_jet_id: String(concert.idJet), quantities: [10], sale_type_ids: [1], seat_group: 1 });
    await boxOffice.fault({ mode: 'error500', only: '/api/events' });
    expect((await offer()).body.is_cached).toBe(true); // it was asked again
  });

  test('is asked for anew while an older question is under way, whose answer nobody is given later', async () => {
    const waiting: (() => void)[] = [];
    const office = createSimulator({ url: running.url });
    const late = (idJet: string) => office.catalogue(idJet).then((answer) => new Promise<typeof answer>((resolve) => waiting.push(() => resolve(answer))));
    const { offers, board } = open({ office: { ...office, catalogue: late } });
    const asked = { id: concert.id, idJet: String(concert.idJet) };
    const before = offers.ask(asked);
    await expect.poll(() => waiting.length).toBe(1);
    await boxOffice.putEvent(concert.idJet, { sold: 1 });
    offers.invalidate(concert.id);
    const after = offers.ask(asked);
    await expect.poll(() => waiting.length).toBe(2);
    waiting[0]?.();
    expect(availability(await before)).toBe('available');
    expect(board.state(concert.id)).toBeUndefined();
    const beside = offers.ask(asked);
    waiting[1]?.();
    const given = await after;
    expect([availability(given), await beside, await offers.ask(asked)]).toEqual(['sold_out', given, given]);
    expect(waiting).toHaveLength(2);
  });

  test('is the last known answer with its age when the box office fails', async () => {
    const live = (await offer()).body;
    for (const mode of ['offline', 'error500', 'broken_json', 'reset', 'hang']) {
      await boxOffice.fault({ mode });
      shop = open();
      const { status, body } = await offer();
      expect([status, body.is_cached, body.sale, body.max_tickets], mode).toEqual([200, true, 'on_sale', 10]);
      expect(Date.parse(body.as_of), mode).toBeLessThanOrEqual(Date.parse(live.as_of));
      expect(body.seat_groups.map(({ status: left }: { status: string }) => left)).toEqual(
        live.seat_groups.map(({ status: left }: { status: string }) => left),
      );
      expect(JSON.stringify(body.seat_groups)).not.toMatch(/"max"/); // nobody knows that now
    }
  });

  test('keeps nobody waiting once the box office hangs', async () => {
    const other = await event();
    await Promise.all([offer(), offer('de', other.id)]);
    await boxOffice.fault({ mode: 'hang', only: '/api/events' });
    shop = open();
    expect((await offer()).body.is_cached).toBe(true);
    const hanging = shop.offers.ask({ id: other.id, idJet: other.idJet.toString() });
    const first = await Promise.race([offer('de', other.id), hanging]);
    expect(first).toMatchObject({ body: { is_cached: true } }); // long before the box office is given up
    await hanging;
    await boxOffice.fault({ mode: 'none' });
    shop.offers.invalidate(other.id);
    await shop.offers.ask({ id: other.id, idJet: other.idJet.toString() });
    expect((await offer('de', other.id)).body.is_cached).toBe(false);
  });

  test('is none where nothing was ever known, or nothing is sold', async () => {
    await boxOffice.fault({ mode: 'offline' });
    expect(await offer()).toMatchObject({ status: 503, body: { code: 'shop_unavailable' } });
    await boxOffice.fault({ mode: 'none' });
    const free = await event({}, { id_jet: null });
    expect(await offer('de', free.id)).toMatchObject({ status: 404, body: { code: 'not_for_sale' } });
    const unknown = await event({}, { id_jet: '999999' });
    expect(await offer('de', unknown.id)).toMatchObject({ status: 404, body: { code: 'not_for_sale' } });
    const hidden = await event({}, { is_online: false });
    expect(await offer('de', hidden.id)).toMatchObject({ status: 404, body: { code: 'not_found' } });
  });

  test('is kept for lists, and no calendar hears of it', async () => {
    const before = await stored();
    const { seat_groups } = (await offer()).body;
    const after = await stored();
    expect(after.seat_groups).toHaveLength(seat_groups.length);
    expect([after.sequence, after.updated_at]).toEqual([before.sequence, before.updated_at]);
    await site.db.updateTable('event').set({ ticket_url: '/elsewhere', seat_groups: '[]' }).where('id', '=', concert.id).execute();
    expect((await stored()).updated_at).not.toEqual(before.updated_at); // a real change still counts
  });

  test('of a sale that is over keeps what was on sale', async () => {
    await offer();
    await boxOffice.putEvent(concert.idJet, { status: 'closed' });
    shop = open();
    expect((await offer()).body.sale).toBe('closed');
    expect(JSON.stringify((await stored()).seat_groups)).toMatch(/"status": ?"1"/);
    await boxOffice.fault({ mode: 'offline' });
    shop = open();
    expect((await offer()).body).toMatchObject({ sale: 'closed', is_cached: true });
  });
});

test('pages and API answer while the box office hangs', async () => {
  await offer();
  await boxOffice.fault({ mode: 'hang' });
  shop = open();
  const look = watch().look();
  const answers = await Promise.all(['/de/programm', '/de/api/events/', `/de/api/availability/?ids=${concert.id}`, '/de'].map((path) => site.get(path)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(shop.board.isOnline).toBe(true); // all of them came before the box office was given up
  await look;
  expect(shop.board.isOnline).toBe(false);
});

describe('the look at the box office', () => {
  test('begins with the site and ends with it', async () => {
    const stop = watchShop(shop, site.db);
    await expect.poll(() => shop.board.state(concert.id)).toEqual({ sale: 'on_sale', availability: 'available' });
    await stop();
    await boxOffice.putEvent(concert.idJet, { sold: 1 });
    shop.board.subscribe(deaf); // would make it look sooner
    expect(shop.board.state(concert.id)?.availability).toBe('available');
  });

  test('keeps what has changed there, and tells those who listen', async () => {
    const heard: unknown[] = [];
    await watch().look();
    shop.board.subscribe({ ids: new Set([concert.id]), tell: (id, state) => heard.push([id, state]), tellShop: (online) => heard.push(online), end: () => {} });
    expect(heard.splice(0)).toEqual([true, [concert.id, { sale: 'on_sale', availability: 'available' }]]);
    const watching = watch();
    await watching.look();
    expect(heard).toEqual([]);
    await boxOffice.putEvent(concert.idJet, { sold: 1 });
    await watching.look();
    expect(heard.splice(0)).toEqual([[concert.id, { sale: 'on_sale', availability: 'sold_out' }]]);
    const { events } = await (await site.get(`/de/api/availability/?ids=${concert.id},999999`)).json();
    expect(events).toEqual([{ id: concert.id, availability: 'sold_out', sale: 'on_sale' }]);
    await boxOffice.fault({ mode: 'offline' });
    await watching.look();
    await watching.look();
    await boxOffice.fault({ mode: 'none' });
    await watching.look();
    expect(heard).toEqual([false, true]);
  });

  test('is seldom while nobody listens, and after failures each pause is twice the one before', async () => {
    const watching = watch();
    await watching.look();
    const isAbout = (pause: number) => watching.pause >= pause && watching.pause <= 1.5 * pause;
    expect(isAbout(idlePolling * pollInterval)).toBe(true);
    const stop = shop.board.subscribe(deaf);
    expect(isAbout(pollInterval)).toBe(true);
    await boxOffice.fault({ mode: 'offline' });
    const pauses: number[] = [];
    for (let failures = 0; failures < 4; failures++) {
      await watching.look();
      pauses.push(watching.pause);
    }
    expect(pauses).toEqual([pollInterval, 2 * pollInterval, maxPollInterval, maxPollInterval]);
    stop();
  });

  test('comes at once when somebody begins to listen, if the last one is long ago', async () => {
    let now = Date.now();
    shop = open({ now: () => new Date(now) });
    const stop = watchShop(shop, site.db);
    await expect.poll(() => shop.board.state(concert.id)?.availability).toBe('available');
    await boxOffice.putEvent(concert.idJet, { sold: 1 });
    const listened = () => {
      now += pollInterval;
      shop.board.subscribe(deaf)();
      return shop.board.state(concert.id)?.availability;
    };
    await expect.poll(listened, { timeout: 20_000 }).toBe('sold_out');
    await stop();
  });

  test('forgets events that are over', async () => {
    const watching = watch();
    await watching.look();
    expect(shop.board.state(concert.id)?.availability).toBe('available');
    await site.db
      .updateTable('event')
      .set({ date_start: new Date(Date.now() - 48 * 3_600_000) })
      .where('id', '=', concert.id)
      .execute();
    await watching.look();
    expect(shop.board.state(concert.id)).toBeUndefined();
  });

  test('asks nothing of events that look as they did', async () => {
    const watching = watch();
    await watching.look();
    await boxOffice.fault({ mode: 'error500', only: '/api/events' });
    const before = await stored();
    await watching.look();
    expect(await stored()).toEqual(before);
    expect(shop.board.isOnline).toBe(true);
  });
});
