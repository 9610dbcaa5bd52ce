import type { Database } from '#db/database.server.ts';
import { comingByIds } from '#features/programme/index.server.ts';
import { settingsReader } from '#features/settings/index.server.ts';
import { headStartMinutes } from '../../limits.ts';
import type { Recipient } from '../../mail/mails.ts';
import { freeMail, waitConfirmMail, waitNotedMail } from '../../mail/waitlist-mails.ts';
import { forgetRecipients } from '../queries.server.ts';
import type { Tools } from '../reminder-jobs.server.ts';
import { confirmToken, offToken } from '../tokens.server.ts';
import { chooseRecipients } from './choose-recipients.ts';
import { type FetchOffer, fetchFreeSeats } from './fetch-free-seats.server.ts';
import { waitlistMailJob, waitlistRequestJob } from './job-kinds.server.ts';
import {
  deleteEntry,
  entryRow,
  eventExists,
  hastenTurn,
  insertEntry,
  isToBeHad,
  minutesAfter,
  type Row,
  unqueueEntry,
  upsertRecipient,
} from './queries.server.ts';

export type WaitlistTools = Tools & { fetchOffer: FetchOffer };

/** Says how the jobs of the waiting list are done. */
export function performWaitlistJobs(tools: WaitlistTools): void {
  const { db, jobs, mailer, secret, now } = tools;
  jobs.performInStore(waitlistRequestJob, async ({ email, language, event: event_id, seats, together, askedAt }, store) => {
    const asked_at = new Date(askedAt);
    if (!(await eventExists(store, event_id))) return; // deleted meanwhile
    const recipient = await upsertRecipient(store, email, asked_at);
    // Whoever wants another number of seats keeps the place.
    const { id } = await insertEntry(store, recipient.id, event_id, seats, together, language, asked_at);
    await jobs.add(waitlistMailJob, { kind: recipient.confirmed_at ? 'noted' : 'confirm', entryId: id }, store);
  });

  jobs.perform(waitlistMailJob, async ({ kind, entryId }, jobId) => {
    const row = await entryRow(db, entryId);
    if (!row) return; // turned off meanwhile
    const to: Recipient = {
      email: row.email,
      language: row.language,
      venue: (await settingsReader(db).read()).name,
      baseUrl: tools.baseUrl,
      off: offToken(secret, 'wait', row.id),
    };
    if (kind === 'free') return sendFree(tools, row, to, jobId);
    const event = await findEvent(db, row, now());
    if (!event) return; // no visitor sees it any more
    await mailer.deliver(
      kind === 'noted' ? waitNotedMail(to, event, row) : waitConfirmMail(to, event, row, confirmToken(secret, row.recipient_id, now())),
      jobId,
    );
  });
}

/** Sends it if there still are so many seats, and forgets the wish. Else whoever waits keeps the place, and is told when there are again. */
async function sendFree({ db, mailer, now, fetchOffer }: WaitlistTools, row: Row, to: Recipient, jobId: string): Promise<void> {
  if (!row.confirmed_at || !row.queued_at) return; // another job has found that it was not true
  const free = row.id_jet ? await fetchFreeSeats(fetchOffer, { id: row.event_id, idJet: row.id_jet }) : [];
  const event = await findEvent(db, row, now()); // after the box office, whose answer decides what is said of its tickets
  const isTrue = isToBeHad(event) && chooseRecipients([row], free).length > 0;
  if (!event || !isTrue) return void (await unqueueEntry(db, row.id));
  await mailer.deliver(freeMail(to, event), jobId);
  const next_at = minutesAfter(now(), headStartMinutes);
  await db.transaction().execute(async (store) => {
    await deleteEntry(store, row.id);
    await hastenTurn(store, next_at, row.event_id);
    await forgetRecipients(store, now());
  });
}

const findEvent = async (db: Database, { language, event_id }: Row, now: Date) => (await comingByIds({ db, language, now }, [event_id])).get(event_id);
