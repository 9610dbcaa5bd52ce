import { expect, test } from 'vitest';
import { unbrokenDash } from './unbroken-dash.ts';

test('a line ends with a dash and never begins with one', () => {
  expect(unbrokenDash('Peter und der Wolf – Schulvorstellung')).toBe('Peter und der Wolf\u00a0– Schulvorstellung');
  expect(unbrokenDash('Bluebeard’s Castle / Erwartung')).toBe('Bluebeard’s Castle\u00a0/ Erwartung');
  expect(unbrokenDash('19.30–22.00')).toBe('19.30–22.00');
});
