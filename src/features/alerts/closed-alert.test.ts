import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { alertScript, closedAlert, closedAlertCookie } from './closed-alert.ts';

test('the cookie names one alert by its id', () => {
  expect(closedAlertCookie(7)).toBe('top-alert-noeku=7; path=/; max-age=31536000; samesite=lax');
  expect(closedAlert('foyer=1; top-alert-noeku=7; x=2')).toBe('7');
  expect(closedAlert('top-alert-noeku=12')).toBe('12');
});

test.each(['', 'x-top-alert-noeku=7', 'top-alert-noeku=', 'top-alert-noeku=abc', 'top-alert-noekus=7'])('%j: none was closed', (cookies) => {
  expect(closedAlert(cookies)).toBeNull();
});

test.each([
  ['7', 'a=1; top-alert-noeku=7', true],
  ['8', 'top-alert-noeku=7', false],
  ['77', 'top-alert-noeku=7', false],
  ['7', '', false],
  [undefined, 'top-alert-noeku=7', false],
])('before the first paint: alert %s with cookies %j, closed: %s', (alert, cookie, closed) => {
  const dataset: Record<string, string | undefined> = { alert };
  runInNewContext(alertScript, { document: { cookie, documentElement: { dataset } } });
  expect('alertClosed' in dataset).toBe(closed);
});
