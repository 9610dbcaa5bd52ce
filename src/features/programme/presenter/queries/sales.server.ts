import { CachedReads, minuteOf } from '#db/cached-read.server.ts';
import type { Database } from '#db/database.server.ts';
import { CachedRows } from '#db/rows/cached-rows.server.ts';
import { maxOtherDates } from '../../limits.ts';

/** How many, and when the first of them begins. */
export type OtherDates = { count: number; next: Date };

export const sales = new CachedRows('event_booking', 'event_id', (db, ids: readonly number[]) =>
  db.selectFrom('event_booking').select(['event_id', 'sale']).where('event_id', 'in', ids).execute(),
);

/** Whether tickets can be had is read of each row and decides none, so that a list changes with the dates of its productions alone. */
export async function otherDates(db: Database, productions: readonly number[], now: Date): Promise<ReadonlyMap<number, OtherDates>> {
  if (productions.length === 0) return new Map();
  const name = productions.toSorted((one, other) => one - other).join(' ');
  return ofProductions.get(db, name, minuteOf(now), () => readOtherDates(db, productions, now));
}

const ofProductions = new CachedReads(500);

async function readOtherDates(db: Database, productions: readonly number[], now: Date): Promise<Map<number, OtherDates>> {
  const rows = await db
    .selectFrom('event')
    .select(['id', 'production_id', 'date_start', 'has_tickets'])
    .where('production_id', 'in', productions)
    .where('is_online', '=', true)
    .where('date_start', '>', now)
    .orderBy('date_start')
    .orderBy('id')
    .limit(maxOtherDates)
    .execute();
  const found = Map.groupBy(
    rows.filter(({ has_tickets }) => has_tickets),
    ({ production_id }) => production_id,
  );
  return new Map([...found].map(([production, dates]) => [production, { count: dates.length, next: dates[0]?.date_start ?? now }]));
}
