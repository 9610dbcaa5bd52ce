import { statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { someEvent, temporaryFolder } from '../testing/client.ts';
import { boxOfficeForTests } from '../testing/office.ts';
import { storedToken } from '../token.ts';

const office = boxOfficeForTests();
const isKnown = async (id: number) => (await office.client.free(id)) !== undefined;

describe('the admin calls', () => {
  it.each([undefined, 'Bearer wrong', 'Bearer ', 'Basic x'])('refuse %s as a token, and write nothing', async (token) => {
    const headers: Record<string, string> = token ? { Authorization: token } : {};
    const answers = [
      office.client.send('PUT', '/admin/events/1', { body: someEvent(), headers }),
      office.client.send('PUT', '/admin/events', { body: [{ event_jet_id: 1, ...someEvent() }], headers }),
      office.client.send('POST', '/admin/faults', { body: { mode: 'error500' }, headers }),
      office.client.send('POST', '/admin/clock', { body: { offset_ms: 9e9 }, headers }),
    ];
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([401, 401, 401, 401]);
    expect(await isKnown(1)).toBe(false);
  });

  it('put one event, and put it again without changing what is sold', async () => {
    await office.client.putEvent(10, { sold: 0.5 });
    const { tickets_added } = await office.client.add({ quantities: [2], event_jet_id: 10, sale_type_ids: [1], seat_group: 2 });
    const free = await office.client.free(10);
    await office.client.putEvent(10, { sold: 0.5, title: { de: 'Neuer Titel' } });
    expect(tickets_added).toBe(2);
    expect(await office.client.free(10)).toBe(free);
  });

  it('sell as many seats beforehand as they are told, without taking any from a buyer', async () => {
    await office.client.putEvent(11, { hall: 'studio' });
    const { cart_id } = await office.client.add({ quantities: [10], event_jet_id: 11, sale_type_ids: [1] });
    await office.client.putEvent(11, { hall: 'studio', sold: 1 });
    expect(await office.client.free(11)).toBe(0);
    expect((await office.client.cart(cart_id)).tickets_quantity).toBe(10);
    await office.client.putEvent(11, { hall: 'studio', sold: 0 });
    expect(await office.client.free(11)).toBe(110);
  });

  it('put a list, all or none', async () => {
    const list = (hall: string) =>
      [20, 21].map((event_jet_id) => ({
        event_jet_id,
        ...someEvent(),
        ...(event_jet_id === 21 && { hall, time_slots: [{ block_id: 1, time_start: '10:00' }] }),
      }));
    expect(await office.client.refused(office.client.admin('PUT', '/events', list('kammersaal')))).toBe(-200);
    expect(await isKnown(20)).toBe(false);
    expect(await (await office.client.admin('PUT', '/events', list('foyer'))).json()).toEqual({ events: 2 });
    expect([await isKnown(20), await office.client.free(21)]).toEqual([true, 200]);
  });

  it('refuse to move an event that people have tickets for', async () => {
    await office.client.putEvent(30);
    await office.client.add({ quantities: [1], event_jet_id: 30, sale_type_ids: [1], seat_group: 1 });
    expect(await office.client.refused(office.client.putEvent(30, { hall: 'studio' }))).toBe(-200);
    expect(await office.client.free(30)).toBe(425);
  });

  it.each([
    ['hall', { hall: 'arena' }],
    ['date', { date_start: '2026-02-30T10:00:00Z' }],
    ['share', { sold: 1.1 }],
    ['field', { sould: 0.5 }],
    ['time slot', { hall: 'foyer', time_slots: [{ block_id: 1, time_start: '24:00' }] }],
  ])('refuse a wrong %s', async (_, wrong) => {
    expect(await office.client.refused(office.client.putEvent(40, wrong))).toBe(-200);
    expect(await isKnown(40)).toBe(false);
  });
});

it('keeps a token of its own where only its owner reads it', async () => {
  const { dataDir, remove } = await temporaryFolder();
  const { token, file } = storedToken(dataDir);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect([token.length, storedToken(dataDir).token]).toEqual([32, token]);
  await remove();
});
