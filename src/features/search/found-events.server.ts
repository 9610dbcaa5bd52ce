import type { Database } from '#db/database.server.ts';
import { eventRows, pageOfIds } from '#features/programme/index.server.ts';
import { eventHolds } from './event-holds.server.ts';
import { wordsOf } from './words.ts';

export type Search = { query: string; now: Date };
type Place = { limit: number; offset: number };

export async function countFoundEvents(db: Database, search: Search): Promise<number> {
  const found = foundEvents(db, search);
  if (!found) return 0;
  const counted = found.clearSelect().select((eb) => eb.fn.countAll<number>().as('count'));
  const { count } = await counted.executeTakeFirstOrThrow();
  return count;
}

/** One page of the events found, by date. */
export async function foundEventRows(db: Database, search: Search, { limit, offset }: Place) {
  const found = foundEvents(db, search);
  if (!found) return [];
  const page = found.orderBy('event.date_start').orderBy('event.id').limit(limit).offset(offset);
  return eventRows(db).where('event.id', 'in', page).orderBy('event.date_start').orderBy('event.id').execute();
}

/** Of each production found its next date; the first to come are first. */
export async function nextDatesFound(db: Database, search: Search, limit: number) {
  const found = foundEvents(db, search);
  if (!found) return [];
  const nextDates = found.distinctOn('event.production_id').orderBy('event.production_id').orderBy('event.date_start').orderBy('event.id');
  return eventRows(db).where('event.id', 'in', nextDates).orderBy('event.date_start').orderBy('event.id').limit(limit).execute();
}

/** Ids of the events to come that hold every word; null where there is no word to look for. */
function foundEvents(db: Database, { query, now }: Search) {
  const words = wordsOf(query);
  if (words.length === 0) return null;
  const upcoming = pageOfIds(db, {}, now, { limit: 1, offset: 0 }).clearLimit().clearOffset().clearOrderBy();
  return words.reduce((found, word) => found.where(eventHolds(word)), upcoming);
}
