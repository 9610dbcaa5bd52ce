import { longestEveningMinutes } from '#features/programme/index.server.ts';

/** What of an event says whether it is beside another; instants in ms. */
export type Occupied = {
  id: number;
  production_id: number;
  room_id: number;
  starts: number;
  ends: number;
  /** What its room needs before and after it, in minutes. */
  setup: number;
  clearing: number;
  people: readonly number[];
};

/** `first` is the one with the lower number; `people`: who is needed in both. */
export type Clash = { first: number; second: number; kind: 'room' | 'person' | 'disturbance'; people: readonly number[] };

/** The rooms that each disturbs, by number; of two rooms it is enough that one of them names the other. */
export type Disturbances = ReadonlyMap<number, ReadonlySet<number>>;

const minute = 60_000;

/**
 * Events that cannot both be as planned: in one room at one time (set-up and clearing counted), in rooms that disturb each other, or with
 * the same person, unless of one production; what lasts longer than a day clashes with nothing.
 */
export function findClashes(events: readonly Occupied[], disturbances: Disturbances = new Map()): Clash[] {
  const sorted = events
    .filter(({ starts, ends }) => ends - starts <= longestEveningMinutes * minute)
    .map((event): Taken => ({ event, from: event.starts - event.setup * minute, until: event.ends + event.clearing * minute }))
    .sort((one, other) => one.from - other.from || one.until - other.until); // what takes no time is over before others begin at its moment
  const clashes: Clash[] = [];
  let open: Taken[] = [];
  for (const next of sorted) {
    open = open.filter(({ until }) => until > next.from);
    for (const before of open) addBetween(clashes, before, next, disturbances);
    open.push(next);
  }
  return clashes;
}

/** An event, and from when until when its room is taken for it. */
type Taken = { event: Occupied; from: number; until: number };

function addBetween(clashes: Clash[], oneTaken: Taken, otherTaken: Taken, disturbances: Disturbances): void {
  const [one, other] = [oneTaken.event, otherTaken.event];
  const [first, second] = one.id < other.id ? [one.id, other.id] : [other.id, one.id];
  const people = one.production_id === other.production_id || !overlap(one, other) ? [] : one.people.filter((person) => other.people.includes(person));
  if (one.room_id === other.room_id) clashes.push({ first, second, kind: 'room', people: [] });
  if (people.length > 0) clashes.push({ first, second, kind: 'person', people });
  if (disturb(one.room_id, other.room_id, disturbances) && (isWithin(one, otherTaken) || isWithin(other, oneTaken)))
    clashes.push({ first, second, kind: 'disturbance', people: [] });
}

/** People are free as soon as the evening is over; only the room is cleared afterwards. */
const overlap = (one: Occupied, other: Occupied): boolean => one.starts < other.ends && other.starts < one.ends;

const disturb = (one: number, other: number, disturbances: Disturbances): boolean =>
  one !== other && (disturbances.get(one)?.has(other) === true || disturbances.get(other)?.has(one) === true);

/** Nobody is disturbed while both rooms are only set up or cleared. */
const isWithin = ({ starts, ends }: Occupied, { from, until }: Taken): boolean => starts < until && from < ends;
