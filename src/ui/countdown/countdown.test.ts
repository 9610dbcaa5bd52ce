import { expect, test } from 'vitest';
import { countdownText, nextTick } from './countdown.ts';

const [second, minute, hour] = [1_000, 60_000, 3_600_000];

test('says the hours and minutes that are left, in the last hour the seconds', () => {
  expect(countdownText(5 * hour + 12 * minute, 'de')).toBe('in 5 Std. 12 Min.');
  expect(countdownText(5 * hour + 11 * minute + second, 'en')).toBe('in 5 hrs 12 min');
  expect(countdownText(hour + 1, 'de')).toBe('in 1 Std. 01 Min.');
  expect(countdownText(hour, 'de')).toBe('in 60 Min. 00 Sek.');
  expect(countdownText(12 * minute + 5 * second, 'en')).toBe('in 12 min 05 sec');
  expect(countdownText(1, 'de')).toBe('in 0 Min. 01 Sek.');
  expect(countdownText(0, 'de')).toBe('jetzt');
});

test('changes its words when they change, and not before', () => {
  for (let left = 26 * hour; left > 0; ) {
    const wait = nextTick(left);
    expect(wait).toBeGreaterThan(0);
    if (left <= 24 * hour) expect(countdownText(left - wait + 1, 'de')).toBe(countdownText(left, 'de'));
    left -= left > 2 * hour ? Math.max(wait, 7 * minute) : wait;
  }
});
