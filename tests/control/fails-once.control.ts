import { expect, test } from 'vitest';

let tries = 0;

test('fails once', () => {
  tries += 1;
  expect(tries).toBe(2);
});
