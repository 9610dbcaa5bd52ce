import { sql } from 'kysely';
import type { Database } from '#db/database.server.ts';
import { comingByIds } from '#features/programme/index.server.ts';
import { type EventCardData, hasTicketLink } from '#features/programme/index.ts';
import type { Language } from '#i18n/language.ts';
import { headStartMinutes, waitingPerTurn } from '../../limits.ts';
import type { Wish } from './choose-recipients.ts';

export const minutesAfter = (now: Date, minutes: number): Date => new Date(now.getTime() + minutes * 60_000);

/** Events of which the last look at the box office has found tickets, and for which somebody waits whose turn may have come. */
export async function eventsToAskAbout(db: Database, now: Date): Promise<{ id: number; idJet: string }[]> {
  const { rows } = await sql<{ id: number; idJet: string }>`
    select e.id, e.id_jet as "idJet" from event e
     where e.has_tickets and e.id_jet <> ''
       and e.id in (select w.event_id from waitlist_entry w join reminder_recipient p on p.id = w.recipient_id
                     where p.confirmed_at is not null and w.queued_at is null)
       and not exists (select from waitlist_entry w where w.event_id = e.id and w.queued_at > ${minutesAfter(now, -headStartMinutes)})
       and not exists (select from waitlist_turn t where t.event_id = e.id and t.next_at > ${now})
     order by e.date_start, e.id`.execute(db);
  const coming = await comingByIds(
    { db, language: 'de', now },
    rows.map(({ id }) => id),
  );
  return rows.filter(({ id }) => isToBeHad(coming.get(id)));
}

/** Whether visitors find tickets of it: it is online, takes place, and has not begun. */
export const isToBeHad = (event: Pick<EventCardData, 'tickets'> | undefined): boolean => event !== undefined && hasTicketLink(event.tickets.state);

/** Of several processes that find the same event one takes its turn. */
export async function takeTurn(db: Database, event_id: number, now: Date, next_at: Date): Promise<boolean> {
  const taken = await db
    .insertInto('waitlist_turn')
    .values({ event_id, next_at })
    .onConflict((conflict) => conflict.column('event_id').doUpdateSet({ next_at }).where('waitlist_turn.next_at', '<=', now))
    .returning('event_id')
    .executeTakeFirst();
  return taken !== undefined;
}

export async function lockTurn(db: Database, event: number, nextAt: Date) {
  const { rows } = await sql`select from waitlist_turn where event_id = ${event} and next_at = ${nextAt} for update`.execute(db);
  return rows;
}

export async function waitingFor(db: Database, event: number) {
  const { rows } = await sql<Wish>`
      select w.id, w.seats, w.together from waitlist_entry w join reminder_recipient p on p.id = w.recipient_id
       where w.event_id = ${event} and p.confirmed_at is not null and w.queued_at is null
       order by w.asked_at, w.id limit ${waitingPerTurn} for update of w`.execute(db);
  return rows;
}

export const markQueued = (db: Database, now: Date, ids: readonly number[]) =>
  db.updateTable('waitlist_entry').set({ queued_at: now }).where('id', 'in', ids).execute();

export type Row = Wish & {
  recipient_id: number;
  email: string;
  confirmed_at: Date | null;
  language: Language;
  event_id: number;
  id_jet: string | null;
  queued_at: Date | null;
};

export async function entryRow(db: Database, id: number): Promise<Row | undefined> {
  const { rows } = await sql<Row>`
    select w.id, w.recipient_id, p.email, p.confirmed_at, w.language, w.event_id, e.id_jet, w.seats, w.together, w.queued_at
      from waitlist_entry w join reminder_recipient p on p.id = w.recipient_id join event e on e.id = w.event_id where w.id = ${id}`.execute(db);
  return rows[0];
}

export const eventExists = (db: Database, id: number) => db.selectFrom('event').select('id').where('id', '=', id).executeTakeFirst();

export const upsertRecipient = (db: Database, email: string, asked_at: Date) =>
  db
    .insertInto('reminder_recipient')
    .values({ email, asked_at })
    .onConflict((conflict) => conflict.column('email').doUpdateSet({ asked_at }))
    .returning(['id', 'confirmed_at'])
    .executeTakeFirstOrThrow();

export const insertEntry = (db: Database, recipient_id: number, event_id: number, seats: number, together: boolean, language: Language, asked_at: Date) =>
  db
    .insertInto('waitlist_entry')
    .values({ recipient_id, event_id, seats, together, language, asked_at, queued_at: null })
    .onConflict((conflict) => conflict.columns(['recipient_id', 'event_id']).doUpdateSet({ seats, together, language }))
    .returning('id')
    .executeTakeFirstOrThrow();

export const unqueueEntry = (db: Database, id: number) => db.updateTable('waitlist_entry').set({ queued_at: null }).where('id', '=', id).execute();

export const deleteEntry = (db: Database, id: number) => db.deleteFrom('waitlist_entry').where('id', '=', id).execute();

export const hastenTurn = (db: Database, next_at: Date, event_id: number) =>
  db.updateTable('waitlist_turn').set({ next_at }).where('event_id', '=', event_id).where('next_at', '<', next_at).execute();
