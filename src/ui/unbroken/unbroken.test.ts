import { expect, test } from 'vitest';
import { unbroken } from './unbroken.ts';

test('a line ends with a dash and never begins with one', () => {
  expect(unbroken('Peter und der Wolf – Schulvorstellung')).toBe('Peter und der Wolf\u00a0– Schulvorstellung');
  expect(unbroken('Bluebeard’s Castle / Erwartung')).toBe('Bluebeard’s Castle\u00a0/ Erwartung');
  expect(unbroken('19.30–22.00')).toBe('19.30–22.00');
});

test('a number and its unit stay on one line', () => {
  expect(unbroken('Eight evenings from 128 € to 544 €')).toBe('Eight evenings from 128\u00a0€ to 544\u00a0€');
  expect(unbroken('10 % weniger, € 12')).toBe('10\u00a0% weniger, € 12');
});
