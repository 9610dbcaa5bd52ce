import fc from 'fast-check';
import { expect, test } from 'vitest';
import { duration, minutesAndSeconds, phaseOf, secondsLeft } from './countdown.ts';
import { warnSeconds } from './limits.ts';

test.each([
  [900, '15:00', 'PT15M0S', 'running'],
  [899, '14:59', 'PT14M59S', 'running'],
  [121, '2:01', 'PT2M1S', 'running'],
  [120, '2:00', 'PT2M0S', 'ending'],
  [7, '0:07', 'PT0M7S', 'ending'],
  [0, '0:00', 'PT0M0S', 'over'],
] as const)('%i seconds', (seconds, text, iso, phase) => {
  expect([minutesAndSeconds(seconds), duration(seconds), phaseOf(seconds)]).toEqual([text, iso, phase]);
});

test('the warning comes in time: WCAG 2.2.1 asks for 20 seconds at least', () => expect(warnSeconds).toBeGreaterThanOrEqual(20));

test('counts down in whole seconds, ends exactly at the end, and never goes below', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4_000_000 }), fc.integer({ min: -1_000_000, max: 4_000_000 }), (end, now) => {
      const seconds = secondsLeft(end, now);
      expect(seconds).toBeGreaterThanOrEqual(0);
      expect(seconds === 0).toBe(now >= end);
      expect(secondsLeft(end, now + 1000)).toBe(Math.max(0, seconds - 1));
    }),
  );
});
