import { expect, test } from 'vitest';
import { mayReload } from './may-reload.ts';

const now = 1_795_000_000_000;

test.each([
  [null, true],
  ['', true],
  ['nonsense', true],
  [String(now), false],
  [String(now - 59_999), false],
  [String(now - 60_000), true],
  // The clock was put back meanwhile: nobody waits for hours.
  [String(now + 3_600_000), true],
])('last reload %s', (last, expected) => {
  expect(mayReload(now, last)).toBe(expected);
});
