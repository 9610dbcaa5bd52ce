import { sql } from 'kysely';
import type { Database } from '#db/database.server.ts';
import type { Jobs } from '#features/jobs/index.server.ts';
import type { Mailer } from '#features/mail/index.server.ts';
import { comingByIds } from '#features/programme/index.server.ts';
import { settingsReader } from '#features/settings/index.server.ts';
import type { Language } from '#i18n/language.ts';
import { choose, type Localised } from '#i18n/localised.ts';
import type { SaleGroupName } from '../contract.ts';
import { confirmMail, eventInWords, notedMail, type Recipient, saleMail, seasonInWords, seasonMail } from '../mail/mails.ts';
import { reminderMailJob, reminderRequestJob } from './job-kinds.server.ts';
import { dueReminders, forgetRecipients } from './look.server.ts';
import { eventsOnSale, openedSales } from './opened-sales.server.ts';
import { confirmToken, offToken } from './tokens.server.ts';

export type Tools = { db: Database; jobs: Jobs; mailer: Mailer; baseUrl: string; secret: string; now: () => Date };

type Row = {
  id: number;
  recipient_id: number;
  email: string;
  confirmed_at: Date | null;
  language: Language;
  event_id: number | null;
  season_id: number | null;
  season_name: Localised | null;
  sale_group: SaleGroupName;
  queued_at: Date | null;
};

export function performReminderJobs(tools: Tools): void {
  const { db, jobs, mailer, secret, now } = tools;
  jobs.performInStore(reminderRequestJob, async (wish, store) => {
    const askedAt = new Date(wish.askedAt);
    const recipient = await store
      .insertInto('reminder_recipient')
      .values({ email: wish.email, asked_at: askedAt })
      .onConflict((conflict) => conflict.column('email').doUpdateSet({ asked_at: askedAt }))
      .returning(['id', 'confirmed_at'])
      .executeTakeFirstOrThrow();
    const { rows } = await sql<{ id: number }>`
      insert into sale_reminder (recipient_id, event_id, season_id, sale_group, language, asked_at)
      select ${recipient.id}, (select id from event where id = ${wish.event}), (select id from season where id = ${wish.season}), ${wish.group}, ${wish.language}, ${askedAt}
       where exists (select from event where id = ${wish.event}) or exists (select from season where id = ${wish.season})
      on conflict (recipient_id, event_id, season_id, sale_group) do update set language = excluded.language returning id`.execute(store);
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
  if (!first) return void (await db.updateTable('sale_reminder').set({ queued_at: null }).where('id', '=', row.id).execute());
  const name = choose(row.season_name, row.language).text;
  await mailer.deliver(row.season_id === null ? saleMail(to, first, row.sale_group) : seasonMail(to, name, events), jobId);
  await db.transaction().execute(async (store) => {
    if (row.season_id === null) await store.deleteFrom('sale_reminder').where('id', '=', row.id).execute();
    else {
      const rows = sales.filter(({ event }) => events.some(({ id }) => id === event)).map(({ event, at: sale_at }) => ({ event_id: event, sale_at }));
      await sql`
        insert into sale_reminder_told (reminder_id, event_id, sale_at)
        select ${row.id}, t.event_id, t.sale_at from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as t (event_id int, sale_at timestamptz)
        on conflict (reminder_id, event_id) do update set sale_at = excluded.sale_at`.execute(store);
      await store.updateTable('sale_reminder').set({ queued_at: null }).where('id', '=', row.id).execute();
    }
    await forgetRecipients(store, at);
  });
}

async function reminderRow(db: Database, id: number): Promise<Row | undefined> {
  const { rows } = await sql<Row>`
    select r.id, r.recipient_id, p.email, p.confirmed_at, r.language, r.event_id, r.season_id, s.name as season_name, r.sale_group, r.queued_at
      from sale_reminder r join reminder_recipient p on p.id = r.recipient_id left join season s on s.id = r.season_id where r.id = ${id}`.execute(db);
  return rows[0];
}

async function subjectInWords(db: Database, { event_id, season_name, language }: Row, now: Date): Promise<string | null> {
  if (event_id === null) return seasonInWords(choose(season_name, language).text, language);
  const event = (await comingByIds({ db, language, now }, [event_id])).get(event_id);
  return event ? eventInWords(event, language) : null;
}
