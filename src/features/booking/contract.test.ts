import { expect, test } from 'vitest';
import { buildSeatGroup } from './build.ts';
import { seatGroupSchema } from './contract.ts';

test('a seat group reads back as it was written', () => {
  const group = buildSeatGroup('2', ['1', '0']);
  expect(seatGroupSchema.parse(JSON.parse(JSON.stringify(group)))).toEqual(group);
});

test.each([
  ['a price with a comma', { ...buildSeatGroup('1'), prices: [{ ...buildSeatGroup('1').prices[0], price: '48,00' }] }],
  ['an unknown status', { ...buildSeatGroup('1'), status: '3' }],
  ['a time slot without seconds', { ...buildSeatGroup('1'), timeslots: [{ id: 1, status: '1', time_start: '10:00', block_id: 1 }] }],
])('%s is refused', (_, group) => {
  expect(seatGroupSchema.safeParse(group).success).toBe(false);
});
