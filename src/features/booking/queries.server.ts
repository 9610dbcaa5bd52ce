import { type Selectable, sql } from 'kysely';
import type { Database } from '#db/database.server.ts';
import type { EventBookingTable } from '#db/schema/schema-event.ts';
import { availabilityOf } from './availability.ts';
import type { Catalogue, EventStatus } from './box-office/box-office.ts';
import { type SeatGroup, seatGroupsSchema } from './contract.ts';
import { maxOtherDates } from './limits.ts';

/** Events with what the box office said of them last; columns of `event_booking` are null where it never did. */
const eventsWithBooking = (db: Database) =>
  db
    .selectFrom('event')
    .leftJoin('event_booking as booking', 'booking.event_id', 'event.id')
    .select([
      'event.id',
      'event.id_jet',
      'event.ticket_url',
      'event.status',
      'event.seat_groups',
      'event.updated_at',
      'booking.sale',
      'booking.max_tickets',
      'booking.as_of',
    ])
    .where('event.is_online', '=', true);

export const bookableEvent = (db: Database, id: number) =>
  eventsWithBooking(db)
    .innerJoin('production', 'production.id', 'event.production_id')
    .select(['event.title as own_title', 'production.title', 'event.production_id', 'event.day', 'event.date_start', 'event.date_end', 'event.time_known'])
    .where('event.id', '=', id)
    .executeTakeFirst();
export const bookableEvents = (db: Database, ids: readonly number[]) =>
  ids.length === 0 ? Promise.resolve([]) : eventsWithBooking(db).where('event.id', 'in', ids).execute();

export type BookableEvent = NonNullable<Awaited<ReturnType<typeof bookableEvent>>>;

/** Other dates of the same production that are to come and can be booked, the next first; not those that were sold out when the box office was asked last. */
export async function otherDates(db: Database, { id, production_id }: Pick<BookableEvent, 'id' | 'production_id'>, now: Date) {
  const rows = await db
    .selectFrom('event')
    .innerJoin('production', 'production.id', 'event.production_id')
    .select([
      'event.id',
      'event.title as own_title',
      'production.title',
      'event.day',
      'event.date_start',
      'event.date_end',
      'event.time_known',
      'event.seat_groups',
    ])
    .where('event.production_id', '=', production_id)
    .where('event.id', '!=', id)
    .where('event.is_online', '=', true)
    .where('event.status', '=', 'scheduled')
    .where('event.id_jet', 'is not', null)
    .where('event.date_start', '>', now)
    .orderBy('event.date_start')
    .orderBy('event.id')
    .limit(maxOtherDates * 4)
    .execute();
  return rows.filter(({ seat_groups }) => availabilityOf(seatGroupsSchema.parse(seat_groups)) !== 'sold_out').slice(0, maxOtherDates);
}

/** Our events behind numbers of the box office, with what leads to their pages. */
export const eventsByNumber = (db: Database, idJets: readonly string[]) =>
  idJets.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('event')
        .innerJoin('production', 'production.id', 'event.production_id')
        .select(['event.id', 'event.id_jet', 'event.title as own_title', 'production.title', 'event.day'])
        .where('event.id_jet', 'in', idJets)
        .where('event.is_online', '=', true)
        .execute();

/** The event behind a number of the box office, if visitors may buy it here. */
export const eventForSale = (db: Database, idJet: string) =>
  db
    .selectFrom('event')
    .select('id')
    .where('id_jet', '=', idJet)
    .where('is_online', '=', true)
    .where('status', '=', 'scheduled')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();

/** Upcoming events that the box office knows, the next first, and those still on. One that has begun may still have admission times. */
export async function upcomingEvents(db: Database, now: Date): Promise<{ id: number; idJet: string }[]> {
  const rows = await db
    .selectFrom('event')
    .select(['id', 'id_jet'])
    .where('is_online', '=', true)
    .where('id_jet', 'is not', null)
    .where('status', '=', 'scheduled')
    .where((eb) => eb.or([eb('date_start', '>', new Date(now.getTime() - 24 * 3_600_000)), eb('date_end', '>', now)]))
    .orderBy('date_start')
    .orderBy('id')
    .execute();
  return rows.flatMap(({ id, id_jet }) => (id_jet === null ? [] : [{ id, idJet: id_jet }]));
}

/** Keeps a live answer for the time when there is none. Seat groups are only kept of a sale that is on: afterwards all are "nothing left". */
export async function storeCatalogue(db: Database, id: number, { sale, seatGroups, maxTickets }: Catalogue, asOf: Date, ageStep: number): Promise<void> {
  const row: Selectable<EventBookingTable> = { event_id: id, sale, max_tickets: maxTickets, as_of: asOf };
  await db
    .insertInto('event_booking')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column('event_id')
        .doUpdateSet({ sale, max_tickets: maxTickets, as_of: asOf })
        .where((where) => where.or([where('event_booking.as_of', '<', new Date(asOf.getTime() - ageStep)), where('event_booking.sale', '<>', sale)])),
    )
    .execute();
  if (sale !== 'on_sale') return;
  const storedGroups = JSON.stringify(seatGroups.map(withoutAmounts));
  await db
    .updateTable('event')
    .set({ seat_groups: storedGroups, prices: JSON.stringify(seatGroups.flatMap(({ prices }) => prices)) })
    .where('id', '=', id)
    .where(sql`seat_groups`, 'is distinct from', sql`${storedGroups}::jsonb`)
    .execute();
}

/** How many can be had now is not worth keeping: it changes with every ticket, and the event's row with it. */
const withoutAmounts = ({ max: _, timeslots, ...group }: SeatGroup): SeatGroup => ({
  ...group,
  timeslots: timeslots.map(({ max: __, ...slot }) => slot),
});

/** Of these events, those of which something else is kept, or nothing that the box office ever said. */
export async function changedSinceStored(db: Database, states: ReadonlyMap<number, EventStatus>): Promise<ReadonlySet<number>> {
  const rows = await bookableEvents(db, [...states.keys()]);
  const alike = rows.filter(({ id, sale, seat_groups }) => {
    const state = states.get(id);
    if (!state || state.sale !== sale) return false;
    return sale !== 'on_sale' || state.availability === availabilityOf(seatGroupsSchema.parse(seat_groups));
  });
  const known = new Set(alike.map(({ id }) => id));
  return new Set([...states.keys()].filter((id) => !known.has(id)));
}
