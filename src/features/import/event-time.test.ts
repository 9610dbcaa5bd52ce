import { describe, expect, test } from 'vitest';
import { endAfter, eventTimes, parseDuration, parseMoment } from './event-time.ts';

const start = (text: string, weeks = 0) => eventTimes(text, undefined, weeks)?.start.toISOString();
const end = (from: string, to: string, weeks = 0) => eventTimes(from, to, weeks)?.end?.toISOString() ?? null;

describe('dates', () => {
  test('on the venue’s clock, with an offset, or without a time', () => {
    expect(start('2026-01-10T19:30')).toBe('2026-01-10T18:30:00.000Z');
    expect(start('2026-07-10T19:30:15')).toBe('2026-07-10T17:30:15.000Z');
    expect(start('2026-07-10T19:30:00Z')).toBe('2026-07-10T19:30:00.000Z');
    expect(start('2026-07-10T19:30:00.000-04:00')).toBe('2026-07-10T23:30:00.000Z');
    expect(start('2026-07-10T19:30+0530')).toBe('2026-07-10T14:00:00.000Z');
    expect(start('2026-07-10T24:00')).toBe('2026-07-10T22:00:00.000Z'); // midnight, at the end of the day
    expect(start('2026-07-10T24:00:00Z')).toBe('2026-07-11T00:00:00.000Z');
    expect(eventTimes('2026-07-10', undefined)).toEqual({ start: new Date('2026-07-09T22:00:00Z'), end: null, timeKnown: false });
  });

  test('around the changes of the clock', () => {
    expect(start('2026-03-29T01:59')).toBe('2026-03-29T00:59:00.000Z');
    expect(start('2026-03-29T02:30')).toBe('2026-03-29T01:30:00.000Z'); // there is no such time: an hour later
    expect(start('2026-03-29T03:00')).toBe('2026-03-29T01:00:00.000Z');
    expect(start('2026-10-25T02:30')).toBe('2026-10-25T00:30:00.000Z'); // there are two: the first
    expect(start('2026-10-25')).toBe('2026-10-24T22:00:00.000Z');
    expect(start('2026-10-26')).toBe('2026-10-25T23:00:00.000Z');
  });

  test('on the clock that Berlin had: double summer time, and local mean time before 1893', () => {
    expect(start('1945-06-03T18:00')).toBe('1945-06-03T15:00:00.000Z');
    expect(start('1947-05-20T18:00')).toBe('1947-05-20T15:00:00.000Z');
    expect(start('1842-12-07T19:30')).toBe('1842-12-07T18:36:32.000Z');
    expect(start('1842-12-07T19:30:00-04:56')).toBe('1842-12-08T00:26:00.000Z');
  });

  test.each(['', 'tomorrow', '2026-1-1', '2026-13-01', '2026-02-29', '2026-02-29T25:00'])('%j is no day', (text) => expect(parseMoment(text)).toBe('bad_date'));

  test.each(['2026-01-01T24:01', '2026-01-01T25:00', '2026-01-01T19:60', '2026-01-01T19', '2026-01-01T10:00+15:00', '2026-01-01T10:00:00[x]'])(
    '%j has no time',
    (text) => expect(parseMoment(text)).toBe('bad_time'),
  );

  test.each(['0000-01-01', '0001-01-01', '1841-12-31', '2200-01-01', '9999-12-31T23:59:59Z', '99999-01-01', '275760-09-13'])('%s is absurd', (text) =>
    expect(parseMoment(text)).toBe('absurd_date'),
  );
});

describe('ends', () => {
  test('with a time, on a day, or not said', () => {
    expect(end('2026-01-10T19:30', '2026-01-10T22:00')).toBe('2026-01-10T21:00:00.000Z');
    expect(end('2026-01-10T19:30', '2026-01-10')).toBeNull();
    expect(end('2026-01-10', '2026-01-12')).toBe('2026-01-12T22:59:00.000Z');
    expect(eventTimes('2026-01-10T19:30', '2026-01-10T18:30:00Z')).toEqual({ start: new Date('2026-01-10T18:30:00Z'), end: null, timeKnown: true }); // the start
    expect(eventTimes('2026-01-10T19:30', '2026-01-10T19:29')).toBeNull();
    expect(eventTimes('2026-01-10', '2026-01-09')).toBeNull();
  });
});

describe('moved by weeks', () => {
  test('weekday and clock time stay, summer and winter', () => {
    expect(start('2026-03-22T19:30', 1)).toBe('2026-03-29T17:30:00.000Z');
    expect(start('2026-03-22T18:30:00Z', 1)).toBe('2026-03-29T17:30:00.000Z'); // 19:30 on the venue's clock
    expect(end('2026-10-18T19:30', '2026-10-18T20:30:00Z', 1)).toBe('2026-10-25T21:30:00.000Z');
    expect(start('2026-03-22', -52)).toBe('2025-03-22T23:00:00.000Z');
  });
});

test('durations', () => {
  expect(parseDuration('PT2H30M')).toBe(9_000);
  expect(parseDuration('P1W')).toBe(604_800);
  expect(parseDuration('P1DT1S')).toBe(86_401);
  expect(parseDuration('two hours')).toBeNull();
  expect(endAfter('2026-10-25T01:30', 7_200)).toBe('2026-10-25T01:30:00Z'); // two real hours, one on the clock
  expect(endAfter('2026-10-25', 7_200)).toBeUndefined();
});
