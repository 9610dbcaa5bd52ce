import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { seek } from './seek.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Looks that have been taken, by the clock, in milliseconds. */
function looks(found: (number: number) => boolean): number[] {
  const begin = Date.now();
  const times: number[] = [];
  seek(() => {
    times.push(Date.now() - begin);
    return found(times.length);
  });
  return times;
}

test('first after 1000 ms, then every 250 ms until it is found', () => {
  const times = looks((number) => number === 4);
  vi.advanceTimersByTime(60_000);
  expect(times).toEqual([1_000, 1_250, 1_500, 1_750]);
});

test('a hundred times at most', () => {
  const times = looks(() => false);
  vi.advanceTimersByTime(600_000);
  expect([times.length, times.at(-1)]).toEqual([100, 1_000 + 99 * 250]);
});

test('not at all once it is stopped', () => {
  let taken = 0;
  const stop = seek(() => ++taken === 0);
  vi.advanceTimersByTime(1_100);
  stop();
  vi.advanceTimersByTime(60_000);
  expect(taken).toBe(1);
});
