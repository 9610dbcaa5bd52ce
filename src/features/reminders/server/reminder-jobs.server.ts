import type { Database } from '#db/database.server.ts';
import type { Jobs } from '#features/jobs/index.server.ts';
import type { Mailer } from '#features/mail/index.server.ts';
import { comingByIds } from '#features/programme/index.server.ts';
import { settingsReader } from '#features/settings/index.server.ts';
import { choose } from '#i18n/localised.ts';
import { confirmMail, eventInWords, notedMail, type Recipient, saleMail, seasonInWords, seasonMail } from '../mail/mails.ts';
import { reminderMailJob, reminderRequestJob } from './job-kinds.server.ts';
import { eventsOnSale, openedSales } from './opened-sales.server.ts';
import {
  deleteReminder,
  dueReminders,
  forgetRecipients,
  insertReminder,
  noteSalesSent,
  type Row,
  reminderRow,
  unqueueReminder,
  upsertRecipient,
} from './queries.server.ts';
import { confirmToken, offToken } from './tokens.server.ts';

export type Tools = { db: Database; jobs: Jobs; mailer: Mailer; baseUrl: string; secret: string; now: () => Date };

export function performReminderJobs(tools: Tools): void {
  const { db, jobs, mailer, secret, now } = tools;
  jobs.performInStore(reminderRequestJob, async (wish, store) => {
    const askedAt = new Date(wish.askedAt);
    const recipient = await upsertRecipient(store, wish.email, askedAt);
    const rows = await insertReminder(store, recipient.id, wish.event, wish.season, wish.group, wish.language, askedAt);
    const [reminder] = rows;
    if (reminder) await jobs.add(reminderMailJob, { kind: recipient.confirmed_at ? 'noted' : 'confirm', reminderId: reminder.id }, store);
  });

  jobs.perform(reminderMailJob, async ({ kind, reminderId }, id) => {
    const row = await reminderRow(db, reminderId);
    if (!row) return; // turned off meanwhile
    const to: Recipient = {
      email: row.email,
      language: row.language,
      venue: (await settingsReader(db).read()).name,
      baseUrl: tools.baseUrl,
      off: offToken(secret, 'sale', row.id),
    };
    if (kind === 'sale') return sendSale(tools, row, to, id);
    const what = await subjectInWords(db, row, now());
    if (what === null) return; // no visitor sees it any more
    await mailer.deliver(kind === 'noted' ? notedMail(to, what) : confirmMail(to, what, confirmToken(secret, row.recipient_id, now())), id);
  });
}

/** Sends what is true now, and notes it. What is not true any more waits until it is. */
async function sendSale({ db, mailer, now }: Tools, row: Row, to: Recipient, jobId: string): Promise<void> {
  if (!row.confirmed_at || !row.queued_at) return; // it has been sent, and only its note was lost
  const at = now();
  const opened = await openedSales(db, at);
  const due = await dueReminders(db, opened, row.id);
  const sales = opened.filter((sale) => sale.group === row.sale_group && due.some(({ event }) => event === sale.event));
  const events = await eventsOnSale({ db, language: row.language, now: at }, sales);
  const [first] = events;
  if (!first) return void (await unqueueReminder(db, row.id));
  const name = choose(row.season_name, row.language).text;
  await mailer.deliver(row.season_id === null ? saleMail(to, first, row.sale_group) : seasonMail(to, name, events), jobId);
  await db.transaction().execute(async (store) => {
    if (row.season_id === null) await deleteReminder(store, row.id);
    else {
      const rows = sales.filter(({ event }) => events.some(({ id }) => id === event)).map(({ event, at: sale_at }) => ({ event_id: event, sale_at }));
      await noteSalesSent(store, row.id, rows);
      await unqueueReminder(store, row.id);
    }
    await forgetRecipients(store, at);
  });
}

async function subjectInWords(db: Database, { event_id, season_name, language }: Row, now: Date): Promise<string | null> {
  if (event_id === null) return seasonInWords(choose(season_name, language).text, language);
  const event = (await comingByIds({ db, language, now }, [event_id])).get(event_id);
  return event ? eventInWords(event, language) : null;
}
