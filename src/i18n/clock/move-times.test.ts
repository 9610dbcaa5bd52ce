import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../berlin-time.ts';
import { moveTimes } from './move-times.ts';

const evening = { date_start: '2027-03-20T19:30:00+01:00', date_end: '2027-03-20T22:00:00+01:00' };

test('another day keeps the time of the clock, over its change as well', () => {
  expect(moveTimes(evening, '2027-04-02', null)).toEqual({ date_start: '2027-04-02T19:30:00+02:00', date_end: '2027-04-02T22:00:00+02:00' });
  const night = { date_start: '2027-03-20T23:00:00+01:00', date_end: '2027-03-21T04:00:00+01:00' };
  expect(moveTimes(night, '2027-03-27', null)).toEqual({ date_start: '2027-03-27T23:00:00+01:00', date_end: '2027-03-28T04:00:00+02:00' });
  expect(moveTimes({ ...evening, date_end: null }, '2028-02-29', '18:00')).toEqual({ date_start: '2028-02-29T18:00:00+01:00', date_end: null });
});

test('another time takes the end along', () => {
  expect(moveTimes(evening, '2027-03-20', '22:45')).toEqual({ date_start: '2027-03-20T22:45:00+01:00', date_end: '2027-03-21T01:15:00+01:00' });
});

test('there and back is where it was, unless a time is skipped', () => {
  fc.assert(
    fc.property(fc.integer({ min: -400, max: 400 }), fc.integer({ min: 4, max: 23 }), fc.integer({ min: 0, max: 2000 }), (days, hour, minutes) => {
      const start = new Date(`2027-06-15T${String(hour).padStart(2, '0')}:00:00+02:00`);
      const times = moveTimes({ date_start: start.toISOString(), date_end: new Date(start.getTime() + minutes * 60_000).toISOString() }, '2027-06-15', null);
      const moved = moveTimes(times, addDays('2027-06-15', days), null);
      fc.pre(Number(moved.date_end?.slice(11, 13)) > 3); // no clock changes then
      expect(moveTimes(moved, '2027-06-15', null)).toEqual(times);
    }),
  );
});
