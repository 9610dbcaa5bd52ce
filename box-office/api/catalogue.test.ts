import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { boxOfficeForTests } from '../testing/office.ts';

const office = boxOfficeForTests();
const group = z.looseObject({
  id: z.number(),
  seat_group: z.number(),
  status: z.enum(['0', '1', '2']),
  text: z.string(),
  max: z.number(),
  prices: z.array(z.looseObject({ id: z.number(), price: z.string(), sale_type_id: z.number(), text: z.string(), has_discounts: z.boolean() })),
  timeslots: z.array(z.object({ id: z.number(), status: z.string(), time_start: z.string(), block_id: z.number(), max: z.number() })),
});
const catalogue = z.looseObject({ sale: z.string(), availability: z.string(), as_of: z.string(), seat_groups: z.array(group) });
const status = z.object({
  as_of: z.string(),
  events: z.array(z.object({ event_jet_id: z.number(), sale: z.string(), availability: z.string(), free: z.number(), capacity: z.number() })),
  unknown: z.array(z.number()),
});
const read = (id: number) => office.client.read(catalogue, office.client.send('GET', `/api/events/${id}`));
const slots = [
  { block_id: 71, time_start: '10:00', capacity: 6 },
  { block_id: 72, time_start: '11:30', capacity: 30 },
];
const tomorrow = new Date(Date.now() + 24 * 60 * 60_000).toISOString().slice(0, 10);

beforeAll(async () => {
  await office.client.putEvent(1, { hall: 'grosser-saal', price_level: 2, sold: 0.5 });
  await office.client.putEvent(2, { hall: 'grosser-saal', sold: 1 });
  await office.client.putEvent(3, { hall: 'foyer', date_start: `${tomorrow}T10:00:00+01:00`, time_slots: slots });
  await office.client.putEvent(4, { hall: 'studio', sale_starts: `${tomorrow}T10:00:00Z` });
  await office.client.putEvent(5, { hall: 'studio', price_level: 0, sold: 0.95 });
});

describe('the catalogue', () => {
  it('has seat groups with the full price first, marked where there are discounts', async () => {
    const { seat_groups, availability } = await read(1);
    expect(availability).toBe('available');
    expect(seat_groups.map(({ seat_group }) => seat_group)).toEqual([1, 2, 3, 4, 5, 6]);
    const prices = seat_groups[0]?.prices.map(({ text, price, has_discounts }) => [text, price, has_discounts]);
    expect(prices).toEqual([
      ['Vollpreis', '48.00', true],
      ['Ermäßigt', '36.00', false],
      ['Schüler/Studierende', '24.00', false],
      ['Kinder', '10.00', false],
    ]);
  });

  it('says how many connected seats there are: that many can be had, one more cannot', async () => {
    for (const { seat_group, max } of (await read(1)).seat_groups) {
      const ask = (quantity: number) =>
        office.client.send('POST', '/api/cart', { body: { quantities: [quantity], event_jet_id: 1, sale_type_ids: [1], seat_group } });
      expect(max).toBeGreaterThan(0);
      if (max < 10) expect(await office.client.refused(ask(max + 1))).toBe(-214);
      expect((await ask(max)).status).toBe(200);
    }
  });

  it('of a full house offers nothing', async () => {
    const { seat_groups, availability } = await read(2);
    expect(availability).toBe('sold_out');
    expect(seat_groups.every(({ status, max }) => status === '0' && max === 0)).toBe(true);
  });

  it('has time slots with their own allotments, and none that has begun', async () => {
    expect((await read(3)).seat_groups[0]?.timeslots).toEqual([
      { id: 71, status: '1', time_start: '10:00:00', block_id: 71, max: 6 },
      { id: 72, status: '1', time_start: '11:30:00', block_id: 72, max: 10 },
    ]);
    await office.client.admin('POST', '/clock', { offset_ms: Date.parse(`${tomorrow}T10:30:00+01:00`) - Date.now() });
    expect((await read(3)).seat_groups[0]?.timeslots.map(({ status }) => status)).toEqual(['0', '1']);
    await office.client.moveClock(0);
  });

  it('offers nothing before the sale, though the house is empty', async () => {
    expect(await read(4)).toMatchObject({ sale: 'not_open', availability: 'available', seat_groups: [{ status: '0', max: 0 }] });
  });

  it('has one price of 0.00 for what is free of charge', async () => {
    expect((await read(5)).seat_groups[0]?.prices).toMatchObject([{ text: 'Vollpreis', price: '0.00', has_discounts: false }]);
  });

  it('refuses an event it does not know with -201', async () => {
    expect(await office.client.refused(office.client.send('GET', '/api/events/999'))).toBe(-201);
  });
});

describe('the status of many events', () => {
  it('tells what is left, and which ids are unknown', async () => {
    const answer = await office.client.read(status, office.client.send('GET', '/api/status?ids=2,3,999,5,4'));
    const events = answer.events.map(({ event_jet_id, sale, availability, free }) => [event_jet_id, sale, availability, free]);
    expect(events).toEqual([
      [2, 'on_sale', 'sold_out', 0],
      [3, 'on_sale', 'available', 36],
      [4, 'not_open', 'available', 120],
      [5, 'on_sale', 'few', 6],
    ]);
    expect(answer.unknown).toEqual([999]);
  });

  it('refuses more than 200 ids, and what is no id', async () => {
    const ids = (count: number) => Array.from({ length: count }, (_, index) => index + 1).join(',');
    expect((await office.client.send('GET', `/api/status?ids=${ids(200)}`)).status).toBe(200);
    for (const bad of [ids(201), '1,x', '']) expect(await office.client.refused(office.client.send('GET', `/api/status?ids=${bad}`))).toBe(-200);
  });

  it('is declared in the capabilities', async () => {
    const answer = await office.client.send('GET', '/api/capabilities');
    expect(await answer.json()).toEqual({
      reads_carts: true,
      extends: true,
      hold_minutes: 15,
      quantities: 'added',
      max_tickets: 10,
      limits_per: 'event',
      lists_orders: true,
      lists_events: true,
    });
  });
});
