import { expect, test } from 'vitest';
import { FloodGate } from './flood-gate.ts';

test('lets through its number in any stretch of time, not more', () => {
  const gate = new FloodGate({ entries: 2, seconds: 10 });
  const at = (second: number) => gate.passes(new Date(second * 1_000));
  expect([at(0), at(4), at(5), at(9), at(10), at(11), at(14)]).toEqual([true, true, false, false, true, false, true]);
});
