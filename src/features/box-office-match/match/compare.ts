import { dayOf, wallClock } from '#i18n/berlin-time.ts';
import { foldName } from '#i18n/fold-name.ts';
import { maxSuggestions } from '../limits.ts';

/** A date as we have it; `names`: what its production is called. */
export type OurDate = {
  id: number;
  names: readonly string[];
  day: string;
  date_start: Date;
  time_known: boolean;
  room_id: number;
  status: 'scheduled' | 'cancelled' | 'postponed';
  is_online: boolean;
  id_jet: string | null;
};
/** The same at the box office; `room_id`: which of our rooms its hall is, null where none is called so. */
export type TheirDate = {
  eventId: string;
  title: { de: string; en: string };
  dateStart: Date;
  room: string;
  room_id: number | null;
  sale: 'on_sale' | 'not_open' | 'closed' | 'over' | 'cancelled' | 'postponed';
};

/** `number`: the date has none; `unknown`: the box office knows none of that number; `online`: on sale, and offline here. */
export const differenceFields = ['number', 'unknown', 'time', 'room', 'status', 'online'] as const;
export type DifferenceField = (typeof differenceFields)[number];
export type Difference = { field: DifferenceField; sides: string };
export type Compared = { ours: OurDate; theirs: TheirDate | null; differences: Difference[]; suggestions: TheirDate[] };

/**
 * The dates that differ from the box office, in the order given, matched by its number; `isComplete`: these are all that it
 * has, so that what is missing is not known to it.
 */
export function compareWithBoxOffice(ours: readonly OurDate[], theirs: readonly TheirDate[], isComplete: boolean): Compared[] {
  const byNumber = new Map(theirs.map((one) => [one.eventId, one]));
  const claimed = new Set(ours.flatMap(({ id_jet }) => id_jet ?? []));
  const freeByDay = Map.groupBy(
    theirs.filter(({ eventId, sale }) => !claimed.has(eventId) && sale !== 'over'),
    ({ dateStart }) => dayOf(dateStart),
  );
  return ours.flatMap((date) => {
    const match = date.id_jet === null ? null : (byNumber.get(date.id_jet) ?? null);
    const suggestions = date.id_jet === null && date.status === 'scheduled' ? suggest(date, freeByDay.get(date.day) ?? []) : [];
    const differences = differencesOf(date, match, suggestions, isComplete);
    return differences.length > 0 ? [{ ours: date, theirs: match, differences, suggestions }] : [];
  });
}

function differencesOf(date: OurDate, match: TheirDate | null, suggestions: readonly TheirDate[], isComplete: boolean): Difference[] {
  const of = (field: DifferenceField, here: unknown, there: unknown): Difference => ({ field, sides: `${here} | ${there}` });
  if (date.id_jet === null) {
    const there = suggestions.map(({ eventId }) => eventId).join(' ');
    return date.status === 'scheduled' ? [of('number', `${date.date_start.toISOString()} ${date.room_id}`, there)] : [];
  }
  if (!match) return isComplete && date.status === 'scheduled' ? [of('unknown', date.id_jet, '-')] : [];
  const status = statusOf(match);
  return [
    ...(isSameTime(date, match) ? [] : [of('time', `${date.date_start.toISOString()} ${date.time_known}`, match.dateStart.toISOString())]),
    ...(match.room_id === null || match.room_id === date.room_id ? [] : [of('room', date.room_id, match.room_id)]),
    ...(status === date.status ? [] : [of('status', date.status, status)]),
    ...(match.sale === 'on_sale' && !date.is_online ? [of('online', 'offline', match.sale)] : []),
  ];
}

export const statusOf = ({ sale }: Pick<TheirDate, 'sale'>): OurDate['status'] => (sale === 'cancelled' || sale === 'postponed' ? sale : 'scheduled');

const isSameTime = (date: OurDate, { dateStart }: TheirDate): boolean =>
  date.time_known ? date.date_start.getTime() === dateStart.getTime() : date.day === dayOf(dateStart);

/** What the box office has on the same day: at the same hour, in the same room or of the same name; the most alike first. */
function suggest(date: OurDate, onDay: readonly TheirDate[]): TheirDate[] {
  const hour = (instant: Date) => wallClock(instant).time.slice(0, 2);
  const names = new Set(date.names.map(foldName));
  const likeness = (one: TheirDate): number =>
    (date.time_known && date.date_start.getTime() === one.dateStart.getTime() ? 2 : 0) +
    (date.time_known && hour(date.date_start) === hour(one.dateStart) ? 1 : 0) +
    (one.room_id === date.room_id ? 2 : 0) +
    (names.has(foldName(one.title.de)) || names.has(foldName(one.title.en)) ? 4 : 0);
  return onDay
    .map((one) => ({ one, score: likeness(one) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.one.dateStart.getTime() - b.one.dateStart.getTime())
    .slice(0, maxSuggestions)
    .map(({ one }) => one);
}
