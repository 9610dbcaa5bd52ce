import { expect, test } from 'vitest';
import { type BookingCommand, type BookingState, beginBooking, bookingReducer, mainStep } from './booking-state.ts';
import type { Order } from './order/orders.ts';

const ticket = (seatGroup: number) => ({ id: 1, seat_group: seatGroup, sale_type_id: 1 });
const of = (...groups: number[]) => groups.map((group) => ({ ticket: ticket(group), amount: 2 }));
const perform = (state: BookingState, ...commands: BookingCommand[]) => commands.reduce(bookingReducer, state);
const begun = beginBooking({ selection: of(1, 2), time: '19:30' });

test('begins with what was stored, at the main step', () => {
  expect(begun).toEqual({ selection: of(1, 2), wanted: '19:30', step: mainStep, announcement: '', isChecking: false });
  expect(beginBooking(null)).toMatchObject({ selection: [], wanted: null });
});

test('a change is said; what is booked is said before it', () => {
  const after = perform(
    begun,
    { command: 'change', by: { type: 'add', ticket: ticket(1) }, announcement: '3 Karten' },
    { command: 'introduce', words: 'Tosca, 21. November' },
  );
  expect([after.selection[0]?.amount, after.announcement]).toEqual([3, 'Tosca, 21. November. 3 Karten']);
});

test('fitting without words leaves what was said', () => {
  const said = perform(begun, { command: 'announce', announcement: 'reserviert' }, { command: 'fit', selection: of(1), announcement: null });
  expect([said.selection, said.announcement]).toEqual([of(1), 'reserviert']);
});

test('an order leads back to the main step; what it holds is no longer selected, and nothing is fitted while it is under way', () => {
  const sending = perform(begun, { command: 'go to', step: { name: 'timeslots' } }, { command: 'begin order', announcement: 'wird gelegt' });
  expect(sending).toMatchObject({ step: mainStep, isChecking: true, announcement: 'wird gelegt' });
  const held = [{ seatGroup: 1 } as Order]; // of an order the group alone counts here
  const ended = perform(sending, { command: 'fit', selection: [], announcement: null }, { command: 'end order', held, announcement: 'reserviert' });
  expect(ended).toMatchObject({ selection: of(2), isChecking: false, announcement: 'reserviert' });
});

test('another time, and choosing again, lead to the main step', () => {
  const later = perform(begun, { command: 'go to', step: { name: 'discounts', group: 1 } }, { command: 'choose time', time: '21:00' });
  expect(later).toMatchObject({ wanted: '21:00', step: mainStep });
  expect(perform(later, { command: 'choose again', selection: of(3) })).toMatchObject({ selection: of(3), step: mainStep });
});
