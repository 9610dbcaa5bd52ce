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
  /** Who takes part, by number. */
  people: readonly number[];
};

/** `first` is the one with the lower number; `people`: who is needed in both. */
export type Clash = { first: number; second: number; kind: 'room' | 'person'; people: readonly number[] };

const minute = 60_000;
/** An exhibition that stands for weeks does not take the room from the evenings beside it. */
const longest = 24 * 60 * minute;

/**
 * Which events cannot both be as they are planned: in one room at one time, its set-up and clearing counted, which both may
 * share with nobody; or with the same person, unless they belong to the same production. What lasts longer than a day is
 * beside nothing. The events need no order.
 */
export function findClashes(events: readonly Occupied[]): Clash[] {
  const sorted = events
    .filter(({ starts, ends }) => ends - starts <= longest)
    .map((event) => ({ event, from: event.starts - event.setup * minute, until: event.ends + event.clearing * minute }))
    .sort((one, other) => one.from - other.from);
  const clashes: Clash[] = [];
  let open: typeof sorted = [];
  for (const next of sorted) {
    open = open.filter(({ until }) => until > next.from);
    for (const before of open) clashes.push(...between(before.event, next.event));
    open.push(next);
  }
  return clashes;
}

function between(one: Occupied, other: Occupied): Clash[] {
  const [first, second] = one.id < other.id ? [one.id, other.id] : [other.id, one.id];
  const people = one.production_id === other.production_id || !overlap(one, other) ? [] : one.people.filter((person) => other.people.includes(person));
  return [
    ...(one.room_id === other.room_id ? [{ first, second, kind: 'room' as const, people: [] }] : []),
    ...(people.length > 0 ? [{ first, second, kind: 'person' as const, people }] : []),
  ];
}

/** People are free as soon as the evening is over; only the room is cleared afterwards. */
const overlap = (one: Occupied, other: Occupied): boolean => one.starts < other.ends && other.starts < one.ends;
