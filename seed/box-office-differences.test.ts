import { expect, test } from 'vitest';
import { boxOfficeEvent, type DemoEvent } from './box-office.ts';
import { withDifferences } from './box-office-differences.ts';

const evening = (n: number): DemoEvent => ({
  ...{ idJet: String(n), title: { de: `Abend ${n}` }, dateStart: new Date(Date.UTC(2027, 2, n, 18)), status: 'scheduled', room: 'Großer Saal', seatGroups: [] },
});
const events = [1, 2, 3, 4].map((n) => boxOfficeEvent(evening(n))).filter((event) => event !== null);

test('three of the latest differ, one more is sold, all others are as they are', () => {
  const there = withDifferences(events, evening(9));
  expect(there[0]).toEqual(events[0]);
  expect(there[1]).toEqual({ ...events[1], date_start: '2027-03-02T18:30:00.000Z' });
  expect(there[2]).toEqual({ ...events[2], hall: 'kammersaal' });
  expect(there[3]).toEqual({ ...events[3], status: 'cancelled' });
  expect(there[4]).toMatchObject({ event_jet_id: 990_001, date_start: '2027-03-09T18:00:00.000Z' });
});

test('a demo without evenings has no differences', () => {
  expect(withDifferences([], undefined)).toEqual([]);
});
