import { expect, test } from 'vitest';
import { rangeOf, roomsShown, writeRooms } from './calendar-range.ts';

const rooms = [{ id: 1 }, { id: 2 }, { id: 3 }];
const asked = (query: string) => rangeOf(new URLSearchParams(query), '2026-11-27').rooms;

test('the address says which rooms and in which order, each once; what is none is passed over', () => {
  expect(asked('rooms=3,1,3,x,-2,,1e3')).toEqual([3, 1]);
  expect(asked('')).toEqual([]);
  expect(writeRooms(asked('rooms=3,1'))).toBe('3,1');
  expect(writeRooms([])).toBeUndefined();
  expect(roomsShown(rooms, [3, 9, 1])).toEqual([{ id: 3 }, { id: 1 }]);
});

test('where none of the rooms is there any more all are shown', () => {
  expect(roomsShown(rooms, [9])).toEqual(rooms);
  expect(roomsShown(rooms, [])).toBe(rooms);
});
