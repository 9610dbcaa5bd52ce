import type { Database } from '#db/database.server.ts';
import { CachedRows } from '#db/rows/cached-rows.server.ts';
import type { EventBookingTable } from '#db/schema/schema-event.ts';
import { seatGroupsSchema } from '#features/booking/contract.ts';
import { availabilityOf } from '#features/booking/index.ts';
import { maxOtherDates } from '../limits.ts';
import { overAt } from '../period.ts';
import type { EventRow } from './event-rows.server.ts';

/** What the box office said of an event's sale last, and of what is sold out the other dates of its production that can be had. */
export type SaleFacts = { sale: EventBookingTable['sale'] | null; others: OtherDates | null };
/** How many, and when the first of them begins. */
type OtherDates = { count: number; next: Date };

/** Those of some events, in at most two statements however many they are. Apart from their rows, so that a list depends on the sales of its own events alone. */
export async function saleFacts(db: Database, rows: readonly EventRow[], now: Date): Promise<(row: EventRow) => SaleFacts> {
  const coming = rows.filter((row) => row.id_jet && row.status === 'scheduled' && overAt(row) > now);
  const soldOut = coming.filter(isSoldOut);
  const [known, others] = await Promise.all([
    sales.get(
      db,
      coming.map(({ id }) => id),
    ),
    otherDates(db, [...new Set(soldOut.map((row) => row.production_id))], now),
  ]);
  return ({ id, production_id }) => ({ sale: known.get(id)?.sale ?? null, others: others.get(production_id) ?? null });
}

/** Found out once of each row. */
function isSoldOut(row: EventRow): boolean {
  const known = soldOutRows.get(row) ?? availabilityOf(seatGroupsSchema.parse(row.seat_groups)) === 'sold_out';
  soldOutRows.set(row, known);
  return known;
}

const soldOutRows = new WeakMap<EventRow, boolean>();

const sales = new CachedRows('event_booking', 'event_id', (db, ids: readonly number[]) =>
  db.selectFrom('event_booking').select(['event_id', 'sale']).where('event_id', 'in', ids).execute(),
);

/** Whether tickets can be had is read of each row and decides none, so that a list changes with the dates of its productions alone. */
async function otherDates(db: Database, productions: readonly number[], now: Date): Promise<Map<number, OtherDates>> {
  if (productions.length === 0) return new Map();
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
