import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findClashes, type Occupied } from './find-clashes.server.ts';

const hour = 3_600_000;
const of = (id: number, given: Partial<Occupied> = {}): Occupied => ({
  id,
  production_id: id,
  room_id: 1,
  starts: 0,
  ends: 2 * hour,
  setup: 0,
  clearing: 0,
  people: [],
  ...given,
});
const found = (...events: Occupied[]) => findClashes(events).map(({ first, second, kind }) => `${first} ${second} ${kind}`);

test('one room at one time is a clash, one after the other is not', () => {
  expect(found(of(2, { starts: hour }), of(1))).toEqual(['1 2 room']);
  expect(found(of(1), of(2, { starts: 2 * hour, ends: 3 * hour }))).toEqual([]);
  expect(found(of(1), of(2, { room_id: 2 }))).toEqual([]);
});

test('a room needs its set-up and clearing, people do not', () => {
  expect(found(of(1, { clearing: 30 }), of(2, { starts: 2 * hour, ends: 3 * hour, setup: 0 }))).toEqual(['1 2 room']);
  expect(found(of(1), of(2, { starts: 2.5 * hour, ends: 3 * hour, setup: 45 }))).toEqual(['1 2 room']);
  expect(found(of(1, { people: [7], clearing: 30 }), of(2, { room_id: 2, people: [7], starts: 2 * hour, ends: 3 * hour }))).toEqual([]);
});

test('what takes no time clashes with what it falls into, not with what begins at its moment', () => {
  const moment = { starts: 0, ends: 0 };
  expect(found(of(1), of(2, moment))).toEqual([]);
  expect(found(of(1, moment), of(2))).toEqual([]);
  expect(found(of(1), of(2, { starts: hour, ends: hour }))).toEqual(['1 2 room']);
});

test('the same person in two rooms is a clash, but not within one production', () => {
  const here = of(1, { people: [7, 8] });
  expect(findClashes([here, of(2, { room_id: 2, people: [8, 9] })])).toEqual([{ first: 1, second: 2, kind: 'person', people: [8] }]);
  expect(found(here, of(2, { room_id: 2, people: [8], production_id: 1 }))).toEqual([]);
});

test('rooms that disturb each other clash, whichever of them says so, with the set-up and clearing of one, but not of both alone', () => {
  const said = (...events: Occupied[]) => findClashes(events, new Map([[2, new Set([1])]])).map(({ first, second, kind }) => `${first} ${second} ${kind}`);
  const there = { room_id: 2, starts: 2.5 * hour, ends: 4 * hour };
  expect(said(of(1), of(2, { ...there, starts: hour }))).toEqual(['1 2 disturbance']);
  expect(said(of(1), of(2, { room_id: 3, starts: hour }))).toEqual([]);
  expect(said(of(1), of(2, there))).toEqual([]);
  expect(said(of(1, { clearing: 45 }), of(2, there))).toEqual(['1 2 disturbance']);
  expect(said(of(1), of(2, { ...there, setup: 45 }))).toEqual(['1 2 disturbance']);
  expect(said(of(1, { clearing: 20 }), of(2, { ...there, setup: 20 }))).toEqual([]);
});

test('an exhibition of weeks takes the room from nobody', () => {
  expect(found(of(1, { ends: 24 * 30 * hour }), of(2))).toEqual([]);
});

test('it finds what comparing each with each finds', () => {
  const event = fc.record({
    production_id: fc.nat(3),
    room_id: fc.nat(2),
    starts: fc.nat(40).map((n) => n * hour),
    length: fc.integer({ min: 0, max: 26 }).map((n) => n * hour),
    setup: fc.constantFrom(0, 30, 90),
    clearing: fc.constantFrom(0, 60),
    people: fc.uniqueArray(fc.nat(4), { maxLength: 3 }),
  });
  fc.assert(
    fc.property(fc.array(event, { maxLength: 25 }), fc.array(fc.tuple(fc.nat(2), fc.nat(2)), { maxLength: 3 }), (given, pairs) => {
      const disturbances = new Map([...Map.groupBy(pairs, ([room]) => room)].map(([room, of]) => [room, new Set(of.map(([, other]) => other))]));
      const events = given.map(({ length, ...rest }, at) => ({ ...rest, id: at + 1, ends: rest.starts + length }));
      const short = events.filter(({ starts, ends }) => ends - starts <= 24 * hour);
      const expected = short.flatMap((one) =>
        short
          .filter(({ id }) => id > one.id)
          .flatMap((other) => {
            const isBeside = (a: Occupied, b: Occupied) => a.starts - a.setup * 60_000 < b.ends + b.clearing * 60_000;
            const isHeard = (a: Occupied, b: Occupied) => a.starts < b.ends + b.clearing * 60_000 && b.starts - b.setup * 60_000 < a.ends;
            const areApart = one.room_id === other.room_id || !pairs.some((pair) => pair.includes(one.room_id) && pair.includes(other.room_id));
            const sameTime = one.starts < other.ends && other.starts < one.ends;
            const shares = one.people.some((person) => other.people.includes(person));
            return [
              ...(one.room_id === other.room_id && isBeside(one, other) && isBeside(other, one) ? [`${one.id} ${other.id} room`] : []),
              ...(sameTime && shares && one.production_id !== other.production_id ? [`${one.id} ${other.id} person`] : []),
              ...(!areApart && (isHeard(one, other) || isHeard(other, one)) ? [`${one.id} ${other.id} disturbance`] : []),
            ];
          }),
      );
      const all = findClashes(events, disturbances).map(({ first, second, kind }) => `${first} ${second} ${kind}`);
      expect(all.sort()).toEqual(expected.sort());
    }),
  );
});
