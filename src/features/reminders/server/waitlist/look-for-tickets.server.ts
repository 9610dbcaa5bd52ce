import type { Database } from '#db/database.server.ts';
import type { Jobs } from '#features/jobs/index.server.ts';
import { turnMinutes } from '../../limits.ts';
import { chooseRecipients } from './choose-recipients.ts';
import { type FetchOffer, fetchFreeSeats } from './fetch-free-seats.server.ts';
import { waitlistMailJob } from './job-kinds.server.ts';
import { eventsToAskAbout, lockTurn, markQueued, minutesAfter, takeTurn, waitingFor } from './queries.server.ts';

/** Hands to the queue the mails to those who wait for an event that has tickets again, as many as could be served. */
export async function lookForTickets(db: Database, jobs: Jobs, fetchOffer: FetchOffer, now: Date): Promise<void> {
  const nextAt = minutesAfter(now, turnMinutes);
  for (const event of await eventsToAskAbout(db, now)) {
    if (!(await takeTurn(db, event.id, now, nextAt))) continue;
    const free = await fetchFreeSeats(fetchOffer, event);
    if (free.length > 0) await queueMails(db, jobs, { event: event.id, free, now, nextAt });
  }
}

type Turn = { event: number; free: readonly number[]; now: Date; nextAt: Date };

/** Writes the jobs together with the note that they are there, so that nobody is told twice. */
async function queueMails(db: Database, jobs: Jobs, { event, free, now, nextAt }: Turn): Promise<void> {
  await db.transaction().execute(async (store) => {
    // The box office may have answered so late that another process has taken the next turn.
    const own = await lockTurn(store, event, nextAt);
    if (own.length === 0) return;
    const waiting = await waitingFor(store, event);
    const chosen = chooseRecipients(waiting, free);
    if (chosen.length > 0) await markQueued(store, now, chosen);
    for (const entryId of chosen) await jobs.add(waitlistMailJob, { kind: 'free', entryId }, store);
  });
}
