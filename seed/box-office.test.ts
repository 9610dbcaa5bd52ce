import { expect, test } from 'vitest';
import { boxOfficeEvent, type DemoEvent } from './box-office.ts';
import { bookingOf } from './plan/booking.ts';

const event = (given: Partial<DemoEvent> = {}): DemoEvent => ({
  idJet: '100101',
  title: { de: 'Lieder am Wasser', en: 'Songs by the water' },
  dateStart: new Date('2026-12-01T18:30:00Z'),
  status: 'scheduled',
  room: 'Großer Saal',
  seatGroups: bookingOf('gala', { idJet: 100_101, room: 'Großer Saal', start: '19:30', demand: 'available' }).seatGroups,
  ...given,
});

test('an event stands in its hall at the nearest prices, always with the same tickets sold', () => {
  const put = boxOfficeEvent(event());
  expect(put).toEqual({
    event_jet_id: 100_101,
    title: { de: 'Lieder am Wasser', en: 'Songs by the water' },
    date_start: '2026-12-01T18:30:00.000Z',
    hall: 'grosser-saal',
    price_level: 4,
    time_slots: [],
    sold: put?.sold,
    status: 'on_sale',
  });
  expect(put?.sold).toBeGreaterThan(0.19);
  expect(put?.sold).toBeLessThan(0.71);
  expect(boxOfficeEvent(event())).toEqual(put);
});

test.each([
  ['few', 0.94],
  ['sold_out', 1],
] as const)('an event that looks %s is as full', (demand, sold) => {
  for (const [room, hall] of [
    ['Kammersaal', 'kammersaal'],
    ['St. Annen', 'st-annen'],
  ] as const) {
    const { seatGroups } = bookingOf('chamber', { idJet: 100_102, room, start: '19:30', demand });
    expect(boxOfficeEvent(event({ room, seatGroups }))).toMatchObject({ hall, price_level: 4, sold });
  }
});

test('admission times go along where seats are not numbered', () => {
  const { seatGroups } = bookingOf('timedTour', { idJet: 100_103, room: 'Foyer', start: '13:00', demand: 'available' });
  expect(boxOfficeEvent(event({ room: 'Foyer', seatGroups }))?.time_slots.map(({ time_start }) => time_start)).toEqual(['13:00:00', '13:30:00', '14:00:00']);
  expect(boxOfficeEvent(event({ room: 'Großer Saal', seatGroups }))?.time_slots).toEqual([]);
});

test('what is called off is so there too; what is no number there is left out', () => {
  expect(boxOfficeEvent(event({ status: 'postponed', seatGroups: [] }))?.status).toBe('postponed');
  for (const idJet of ['A-12', '0', '-3', '1e99', '']) expect(boxOfficeEvent(event({ idJet }))).toBeNull();
});
