import { sql } from 'kysely';
import type { Database } from '#db/database.server.ts';
import type { Jobs } from '#features/jobs/index.server.ts';
import { comingByIds } from '#features/programme/index.server.ts';
import { type EventCardData, hasTicketLink } from '#features/programme/index.ts';
import { headStartMinutes, turnMinutes, waitingPerTurn } from '../../limits.ts';
import { chooseRecipients, type Wish } from './choose-recipients.ts';
import { type FetchOffer, fetchFreeSeats } from './fetch-free-seats.server.ts';
import { waitlistMailJob } from './job-kinds.server.ts';

export const minutesAfter = (now: Date, minutes: number): Date => new Date(now.getTime() + minutes * 60_000);

/** Hands to the queue the mails to those who wait for an event that has tickets again, as many as could be served. */
export async function lookForTickets(db: Database, jobs: Jobs, fetchOffer: FetchOffer, now: Date): Promise<void> {
  const nextAt = minutesAfter(now, turnMinutes);
  for (const event of await eventsToAskAbout(db, now)) {
    if (!(await takeTurn(db, event.id, now, nextAt))) continue;
    const free = await fetchFreeSeats(fetchOffer, event);
    if (free.length > 0) await queueMails(db, jobs, { event: event.id, free, now, nextAt });
  }
}

/** Events of which the last look at the box office has found tickets, and for which somebody waits whose turn may have come. */
async function eventsToAskAbout(db: Database, now: Date): Promise<{ id: number; idJet: string }[]> {
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
async function takeTurn(db: Database, event_id: number, now: Date, next_at: Date): Promise<boolean> {
  const taken = await db
    .insertInto('waitlist_turn')
    .values({ event_id, next_at })
    .onConflict((conflict) => conflict.column('event_id').doUpdateSet({ next_at }).where('waitlist_turn.next_at', '<=', now))
    .returning('event_id')
    .executeTakeFirst();
  return taken !== undefined;
}

type Turn = { event: number; free: readonly number[]; now: Date; nextAt: Date };

/** Writes the jobs together with the note that they are there, so that nobody is told twice. */
async function queueMails(db: Database, jobs: Jobs, { event, free, now, nextAt }: Turn): Promise<void> {
  await db.transaction().execute(async (store) => {
    // The box office may have answered so late that another process has taken the next turn.
    const { rows: own } = await sql`select from waitlist_turn where event_id = ${event} and next_at = ${nextAt} for update`.execute(store);
    if (own.length === 0) return;
    const { rows: waiting } = await sql<Wish>`
      select w.id, w.seats, w.together from waitlist_entry w join reminder_recipient p on p.id = w.recipient_id
       where w.event_id = ${event} and p.confirmed_at is not null and w.queued_at is null
       order by w.asked_at, w.id limit ${waitingPerTurn} for update of w`.execute(store);
    const chosen = chooseRecipients(waiting, free);
    if (chosen.length > 0) await store.updateTable('waitlist_entry').set({ queued_at: now }).where('id', 'in', chosen).execute();
    for (const entryId of chosen) await jobs.add(waitlistMailJob, { kind: 'free', entryId }, store);
  });
}
