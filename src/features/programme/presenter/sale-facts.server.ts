import type { Database } from '#db/database.server.ts';
import type { EventBookingTable } from '#db/schema/schema-event.ts';
import { seatGroupsSchema } from '#features/booking/contract.ts';
import { availabilityOf } from '#features/booking/index.ts';
import { overAt } from '../period.ts';
import type { EventRow } from './queries/event-rows.server.ts';
import { type OtherDates, otherDates, sales } from './queries/sales.server.ts';

/** What the box office said of an event's sale last, and of what is sold out the other dates of its production that can be had. */
export type SaleFacts = { sale: EventBookingTable['sale'] | null; others: OtherDates | null };

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
