import { CachedReads, cachedRead, minuteOf } from '#db/cached-read.server.ts';
import type { Database } from '#db/database.server.ts';
import { currentReads, setStaleAt } from '#db/read-dependencies.server.ts';
import { addDays, type Day, dayOf } from '#i18n/berlin-time.ts';
import { filterKeys } from '../filter/filter.ts';
import { offeredMonths } from '../limits.ts';
import { endOfToday } from '../period.ts';
import { type Counts, countOptions } from './facets.server.ts';
import { nameOf, type Selection, startOf } from './queries/conditions.server.ts';
import { countEvents, countStillOn, daysWithEvents, eventsFromEachDay, firstToLeave } from './queries/listing.server.ts';

/** What is counted beside a choice, which each page of its list asks for. */
const ofChoices = new CachedReads(300);
function ofChoice<Value>(db: Database, what: string, selection: Selection, now: Date, read: () => Promise<Value>): Promise<Value> {
  const name = nameOf(selection);
  return name === null ? read() : ofChoices.get(db, `${what} ${name}`, minuteOf(now), read);
}

/**
 * How many events a list has, cached until an event of the list changes or a minute has passed.
 * From a day on, without filters, it is counted from what is kept of all days: of a large programme that is nearly all of it.
 */
export async function eventCount(db: Database, selection: Selection, now: Date): Promise<number> {
  await markListStaleAt(db, selection, now);
  const { date: _, until, tickets, ...chosen } = selection;
  const date = startOf(selection, now);
  const count = () => ofChoice(db, 'count', selection, now, () => countEvents(db, selection, now));
  if (!isWholeList(chosen) || (until && !date)) return count();
  if (!date) return cachedRead(db, named('count of events', selection), minuteOf(now), () => countEvents(db, selection, now));
  if (until && until < date) return count(); // what is still on is listed all the same
  const [days, lasting] = await Promise.all([daysFromEach(db, { tickets }), countStillOn(db, { date, tickets }, now)]);
  const countFrom = (first: Day) => days.findLast(({ day }) => day >= first)?.count ?? 0;
  return lasting + countFrom(date) - (until ? countFrom(addDays(until, 1)) : 0);
}

const named = (what: string, { tickets }: Pick<Selection, 'tickets'>): string => (tickets ? `${what} with tickets` : what);

/** The months, YYYY-MM, in which something of the whole programme begins from today on, the next of them. */
export async function comingMonths(db: Database, now: Date): Promise<string[]> {
  setStaleAt(endOfToday(now));
  const days = await daysFromEach(db, {});
  const months = new Set<string>();
  const today = dayOf(now);
  // The last day is first, and a large programme has thousands of them: no further than is asked for.
  for (let at = days.findLastIndex(({ day }) => day >= today); at >= 0 && months.size < offeredMonths; at--) months.add(days[at]?.day.slice(0, 7) ?? '');
  return [...months];
}

const daysFromEach = (db: Database, selection: Pick<Selection, 'tickets'>) =>
  cachedRead(db, named('events from each day on', selection), null, () => eventsFromEachDay(db, selection));

/** What each option of the filters would give, cached in the same way; the whole list's counts are also what the only filter chosen would give. */
export async function optionCounts(db: Database, selection: Selection, now: Date): Promise<Counts> {
  await markListStaleAt(db, selection, now);
  const whole = () => cachedRead(db, 'counts of options', minuteOf(now), () => countOptions(db, {}, now));
  if (isWholeList(selection)) return whole();
  const only = filterKeys.find((key) => selection[key] !== undefined && isWholeList({ ...selection, [key]: undefined }));
  if (!only) return ofChoice(db, 'options', selection, now, () => countOptions(db, selection, now));
  const others = filterKeys.filter((key) => key !== only);
  const [all, beside] = await Promise.all([whole(), ofChoice(db, 'options', selection, now, () => countOptions(db, selection, now, others))]);
  return { ...beside, [only]: all[only] };
}

/** The days on which something is on, cached in the same way. */
export async function calendarDays(db: Database, selection: Selection, now: Date): Promise<string[]> {
  await markListStaleAt(db, selection, now);
  const read = () => daysWithEvents(db, selection, now);
  return isWholeList(selection) ? cachedRead(db, 'days with events', minuteOf(now), read) : ofChoice(db, 'days', selection, now, read);
}

/**
 * Tells the page being made, if one is, how long this list stays as it is if nobody changes an event: until midnight in
 * Berlin; one from now on no longer than until the first event leaves the whole list.
 */
export async function markListStaleAt(db: Database, { from, ...selection }: Pick<Selection, 'date' | 'tickets' | 'from'>, now: Date): Promise<void> {
  if (!currentReads()) return;
  setStaleAt(endOfToday(now));
  const leaves = from || startOf(selection, now) ? null : await cachedRead(db, 'first to leave', minuteOf(now), () => firstToLeave(db, now));
  if (leaves) setStaleAt(leaves);
}

/** Whether nothing is chosen: the whole programme from now on. */
export const isWholeList = (selection: Selection): boolean => Object.values(selection).every((value) => value === undefined || value === null);
