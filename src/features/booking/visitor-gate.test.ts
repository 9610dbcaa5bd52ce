import { expect, test } from 'vitest';
import { mostVisitors } from './limits.ts';
import { VisitorGate } from './visitor-gate.ts';

const limit = { entries: 2, seconds: 60 };
const at = (seconds: number) => new Date(seconds * 1_000);

test('each visitor passes so often in a stretch of time', () => {
  const gate = new VisitorGate();
  expect([0, 1, 2].map((second) => gate.passes('one', limit, at(second)))).toEqual([true, true, false]);
  expect(gate.passes('other', limit, at(2))).toBe(true);
  expect(gate.passes('one', limit, at(59.9))).toBe(false);
  expect(gate.passes('one', limit, at(60))).toBe(true);
});

test('remembers a bounded number, and of them the last to come', () => {
  const gate = new VisitorGate();
  for (let call = 0; call < 3; call++) gate.passes('patient', limit, at(0));
  for (let visitor = 0; visitor < mostVisitors - 1; visitor++) gate.passes(`visitor ${visitor}`, limit, at(1));
  expect(gate.passes('patient', limit, at(2))).toBe(false);
  for (let visitor = 0; visitor < mostVisitors; visitor++) gate.passes(`later ${visitor}`, limit, at(3));
  expect(gate.passes('patient', limit, at(4))).toBe(true); // forgotten
});
