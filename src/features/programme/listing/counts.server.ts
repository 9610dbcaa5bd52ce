import { cachedRead } from '#db/cached-read.server.ts';
import type { Database } from '#db/database.server.ts';
import { currentReads, setStaleAt } from '#db/read-dependencies.server.ts';
import { endOfToday } from '../period.ts';
import { type Counts, countOptions } from './facets.server.ts';
import { countEvents, countStillOn, daysWithEvents, eventsFromEachDay, firstToLeave, type Selection } from './listing.server.ts';

/**
 * How many events a list has; of the whole list from now on kept until an event changes or a minute has passed. From a
 * day on, without filters, it is counted from what is kept of all days: of a large programme that is nearly all of it.
 */
export async function eventCount(db: Database, selection: Selection, now: Date): Promise<number> {
  await markListStaleAt(db, selection, now);
  if (isWholeList(selection)) return cachedRead(db, 'count of events', minuteOf(now), () => countEvents(db, selection, now));
  const { date, ...chosen } = selection;
  if (!date || !isWholeList(chosen)) return countEvents(db, selection, now);
  const [days, lasting] = await Promise.all([cachedRead(db, 'events from each day on', null, () => eventsFromEachDay(db)), countStillOn(db, date, now)]);
  return lasting + (days.findLast(({ day }) => day >= date)?.count ?? 0);
}

/** What each option of the filters would give; kept in the same way. */
export async function optionCounts(db: Database, selection: Selection, now: Date): Promise<Counts> {
  await markListStaleAt(db, selection, now);
  return isWholeList(selection) ? cachedRead(db, 'counts of options', minuteOf(now), () => countOptions(db, selection, now)) : countOptions(db, selection, now);
}

/** The days on which something is on; of the whole programme kept in the same way. */
export async function calendarDays(db: Database, selection: Selection, now: Date): Promise<string[]> {
  await markListStaleAt(db, selection, now);
  const read = () => daysWithEvents(db, selection, now);
  return isWholeList(selection) ? cachedRead(db, 'days with events', minuteOf(now), read) : read();
}

/**
 * Tells the page being made, if one is, how long this list stays as it is if nobody changes an event: until midnight in
 * Berlin; one from now on no longer than until the first event leaves the whole list.
 */
export async function markListStaleAt(db: Database, { date, from }: Pick<Selection, 'date' | 'from'>, now: Date): Promise<void> {
  if (!currentReads()) return;
  setStaleAt(endOfToday(now));
  const leaves = date || from ? null : await cachedRead(db, 'first to leave', minuteOf(now), () => firstToLeave(db, now));
  if (leaves) setStaleAt(leaves);
}

/** Whether nothing is chosen: the whole programme from now on. */
export const isWholeList = (selection: Selection): boolean => Object.values(selection).every((value) => value === undefined || value === null);

/** Events begin, and leave the list, on the minute: within one the list stays the same. */
const minuteOf = (now: Date): number => Math.floor(now.getTime() / 60_000);
