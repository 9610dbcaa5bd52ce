import { sql } from 'kysely';
import type { Database } from '#db/database.server.ts';
import { comingByIds } from '#features/programme/index.server.ts';
import { settingsReader } from '#features/settings/index.server.ts';
import type { Language } from '#i18n/language.ts';
import { headStartMinutes } from '../../limits.ts';
import type { Recipient } from '../../mail/mails.ts';
import { freeMail, waitConfirmMail, waitNotedMail } from '../../mail/waitlist-mails.ts';
import { forgetRecipients } from '../look.server.ts';
import type { Tools } from '../reminder-jobs.server.ts';
import { confirmToken, offToken } from '../tokens.server.ts';
import { chooseRecipients, type Wish } from './choose-recipients.ts';
import { type FetchOffer, fetchFreeSeats } from './fetch-free-seats.server.ts';
import { waitlistMailJob, waitlistRequestJob } from './job-kinds.server.ts';
import { isToBeHad, minutesAfter } from './look-for-tickets.server.ts';

export type WaitlistTools = Tools & { fetchOffer: FetchOffer };

type Row = Wish & {
  recipient_id: number;
  email: string;
  confirmed_at: Date | null;
  language: Language;
  event_id: number;
  id_jet: string | null;
  queued_at: Date | null;
};

/** Says how the jobs of the waiting list are done. */
export function performWaitlistJobs(tools: WaitlistTools): void {
  const { db, jobs, mailer, secret, now } = tools;
  jobs.performInStore(waitlistRequestJob, async ({ email, language, event: event_id, seats, together, askedAt }, store) => {
    const asked_at = new Date(askedAt);
    if (!(await store.selectFrom('event').select('id').where('id', '=', event_id).executeTakeFirst())) return; // deleted meanwhile
    const recipient = await store
      .insertInto('reminder_recipient')
      .values({ email, asked_at })
      .onConflict((conflict) => conflict.column('email').doUpdateSet({ asked_at }))
      .returning(['id', 'confirmed_at'])
      .executeTakeFirstOrThrow();
    // Whoever wants another number of seats keeps the place.
    const { id } = await store
      .insertInto('waitlist_entry')
      .values({ recipient_id: recipient.id, event_id, seats, together, language, asked_at, queued_at: null })
      .onConflict((conflict) => conflict.columns(['recipient_id', 'event_id']).doUpdateSet({ seats, together, language }))
      .returning('id')
      .executeTakeFirstOrThrow();
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
  if (!event || !isTrue) return void (await db.updateTable('waitlist_entry').set({ queued_at: null }).where('id', '=', row.id).execute());
  await mailer.deliver(freeMail(to, event), jobId);
  const next_at = minutesAfter(now(), headStartMinutes);
  await db.transaction().execute(async (store) => {
    await store.deleteFrom('waitlist_entry').where('id', '=', row.id).execute();
    await store.updateTable('waitlist_turn').set({ next_at }).where('event_id', '=', row.event_id).where('next_at', '<', next_at).execute();
    await forgetRecipients(store, now());
  });
}

const findEvent = async (db: Database, { language, event_id }: Row, now: Date) => (await comingByIds({ db, language, now }, [event_id])).get(event_id);

async function entryRow(db: Database, id: number): Promise<Row | undefined> {
  const { rows } = await sql<Row>`
    select w.id, w.recipient_id, p.email, p.confirmed_at, w.language, w.event_id, e.id_jet, w.seats, w.together, w.queued_at
      from waitlist_entry w join reminder_recipient p on p.id = w.recipient_id join event e on e.id = w.event_id where w.id = ${id}`.execute(db);
  return rows[0];
}
