import { expect, test } from 'vitest';
import { compareWithBoxOffice, type OurDate, type TheirDate } from './compare.ts';

const start = new Date('2027-03-20T18:30:00Z');
const ours = (more: Partial<OurDate> = {}): OurDate => ({
  ...{ id: 1, names: ['Wozzeck'], day: '2027-03-20', date_start: start, time_known: true, room_id: 1, status: 'scheduled', is_online: true, id_jet: '7' },
  ...more,
});
const theirs = (more: Partial<TheirDate> = {}): TheirDate => ({
  ...{ eventId: '7', title: { de: 'Wozzeck', en: 'Wozzeck' }, dateStart: start, room: 'Großer Saal', room_id: 1, sale: 'on_sale' },
  ...more,
});
const found = (date: OurDate, ...there: TheirDate[]) =>
  compareWithBoxOffice([date], there, true).flatMap(({ differences }) => differences.map(({ field }) => field));
const later = new Date(start.getTime() + 1_800_000);

test('what both say alike is no difference', () => {
  expect(found(ours(), theirs())).toEqual([]);
  expect(found(ours({ time_known: false }), theirs({ dateStart: later }))).toEqual([]);
  expect(found(ours({ status: 'cancelled' }), theirs({ sale: 'cancelled' }))).toEqual([]);
  expect(found(ours(), theirs({ room: 'Zelt', room_id: null }))).toEqual([]);
  expect(found(ours({ status: 'cancelled', id_jet: null }))).toEqual([]);
});

test('another time, room or status, and what is on sale while it is offline', () => {
  expect(found(ours(), theirs({ dateStart: later }))).toEqual(['time']);
  expect(found(ours(), theirs({ room_id: 2 }))).toEqual(['room']);
  expect(found(ours(), theirs({ sale: 'postponed' }))).toEqual(['status']);
  expect(found(ours({ status: 'cancelled' }), theirs({ sale: 'closed' }))).toEqual(['status']);
  expect(found(ours({ is_online: false }), theirs())).toEqual(['online']);
  expect(found(ours({ is_online: false }), theirs({ sale: 'not_open' }))).toEqual([]);
});

test('a number that the box office does not know is told only where all that it has is there', () => {
  expect(found(ours({ id_jet: '8' }), theirs())).toEqual(['unknown']);
  expect(compareWithBoxOffice([ours({ id_jet: '8' })], [theirs()], false)).toEqual([]);
});

test('without a number those of the same day are suggested that belong to nobody, the most alike first', () => {
  const none = ours({ id: 2, id_jet: null });
  const others = [
    theirs({ eventId: '8', title: { de: 'Lulu', en: 'Lulu' }, room_id: 2 }), // the same time
    theirs({ eventId: '9', dateStart: later, room_id: 2 }), // the same name and hour
    theirs({ eventId: '10', title: { de: 'Lulu', en: 'Lulu' }, dateStart: new Date('2027-03-20T09:00:00Z'), room_id: 3 }),
    theirs({ eventId: '11', dateStart: new Date('2027-03-21T18:30:00Z') }),
  ];
  const [, second] = compareWithBoxOffice([ours({ is_online: false }), none], [theirs(), ...others], true);
  expect(second?.suggestions.map(({ eventId }) => eventId)).toEqual(['9', '8']);
});

test('what was accepted is told again when either side says something else', () => {
  const sides = (date: OurDate, there: TheirDate) => compareWithBoxOffice([date], [there], true)[0]?.differences[0]?.sides;
  const before = sides(ours(), theirs({ dateStart: later }));
  expect(sides(ours(), theirs({ dateStart: later, sale: 'closed' }))).toBe(before);
  expect(sides(ours(), theirs({ dateStart: new Date(later.getTime() + 60_000) }))).not.toBe(before);
  expect(sides(ours({ date_start: new Date(start.getTime() - 60_000) }), theirs({ dateStart: later }))).not.toBe(before);
});
