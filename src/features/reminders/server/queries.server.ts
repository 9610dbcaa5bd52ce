import { sql } from 'kysely';
import type { Database } from '#db/database.server.ts';
import { dayOf } from '#i18n/berlin-time.ts';
import type { Language } from '#i18n/language.ts';
import type { Localised } from '#i18n/localised.ts';
import type { SaleGroupName } from '../contract.ts';
import { confirmHours } from '../limits.ts';

export const confirmRecipient = (db: Database, now: Date, recipient: number) =>
  db
    .updateTable('reminder_recipient')
    .set((set) => ({ confirmed_at: set.fn.coalesce('confirmed_at', set.val(now)) }))
    .where('id', '=', recipient)
    .returning('id')
    .executeTakeFirst();

/** Any number, the same for all processes; another than those of the other locks. */
export const lookLock = 4_713_041;

/** Confirmed reminders that none of these sales has been told of, and that no job is about. */
export async function dueReminders(db: Database, opened: readonly OpenedSale[], reminder?: number): Promise<{ id: number; event: number; group: string }[]> {
  if (opened.length === 0) return [];
  const { rows } = await sql<{ id: number; event: number; group: string }>`
    select r.id, s.event, s."group" from sale_reminder r
      join jsonb_to_recordset(${JSON.stringify(opened)}::jsonb) as s (event int, season int, "group" text, at timestamptz)
        on s."group" = r.sale_group and (s.event = r.event_id or s.season = r.season_id)
      join reminder_recipient p on p.id = r.recipient_id and p.confirmed_at is not null
     where s.at > r.asked_at and ${reminder === undefined ? sql`r.queued_at is null` : sql`r.id = ${reminder}`}
       and not exists (select from sale_reminder_told t where t.reminder_id = r.id and t.event_id = s.event and t.sale_at = s.at)
     order by r.id, s.at, s.event limit 20000`.execute(db);
  return rows;
}

/** Reminders of what has begun, waits for what is over, and whoever has nothing left, or has not confirmed in time. */
export async function forgetWhatIsOver(db: Database, now: Date): Promise<void> {
  await sql`
    delete from sale_reminder r using event e where e.id = r.event_id and e.date_start <= ${now}`.execute(db);
  await sql`
    delete from waitlist_entry w using event e
     where e.id = w.event_id and coalesce(e.date_end, (e.day + 1)::timestamp at time zone 'Europe/Berlin') <= ${now}`.execute(db);
  await sql`
    delete from sale_reminder r using season s where s.id = r.season_id and (s.ends_on + 1)::timestamp at time zone 'Europe/Berlin' <= ${now}`.execute(db);
  await forgetRecipients(db, now);
}

/** Whoever waits for nothing any more, and who has not confirmed in time. */
export async function forgetRecipients(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - confirmHours * 3_600_000);
  await sql`
    delete from reminder_recipient p where (p.confirmed_at is null and p.asked_at < ${before})
       or not (exists (select from sale_reminder r where r.recipient_id = p.id) or exists (select from waitlist_entry w where w.recipient_id = p.id))`.execute(
    db,
  );
}

export async function anyRecipient(db: Database) {
  const { rows } = await sql`select 1 from reminder_recipient limit 1`.execute(db);
  return rows;
}

export async function takeLookLock(db: Database) {
  const { rows } = await sql<{ ours: boolean }>`select pg_try_advisory_xact_lock(${lookLock}) as ours`.execute(db);
  return rows;
}

export const markQueued = (db: Database, now: Date, ids: readonly number[]) =>
  db.updateTable('sale_reminder').set({ queued_at: now }).where('id', 'in', ids).execute();

export async function salesRemindedOf(db: Database, now: Date) {
  const { rows } = await sql<{ id: number; season_id: number | null; details: unknown; production_details: unknown }>`
    select e.id, p.season_id, e.details, p.details as production_details from event e join production p on p.id = e.production_id
     where e.is_online and e.status = 'scheduled' and e.date_start > ${now}
       and (e.id in (select event_id from sale_reminder) or p.season_id in (select season_id from sale_reminder))`.execute(db);
  return rows;
}

export type Row = {
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

export async function reminderRow(db: Database, id: number): Promise<Row | undefined> {
  const { rows } = await sql<Row>`
    select r.id, r.recipient_id, p.email, p.confirmed_at, r.language, r.event_id, r.season_id, s.name as season_name, r.sale_group, r.queued_at
      from sale_reminder r join reminder_recipient p on p.id = r.recipient_id left join season s on s.id = r.season_id where r.id = ${id}`.execute(db);
  return rows[0];
}

export const upsertRecipient = (db: Database, email: string, askedAt: Date) =>
  db
    .insertInto('reminder_recipient')
    .values({ email, asked_at: askedAt })
    .onConflict((conflict) => conflict.column('email').doUpdateSet({ asked_at: askedAt }))
    .returning(['id', 'confirmed_at'])
    .executeTakeFirstOrThrow();

export async function insertReminder(
  db: Database,
  recipient: number,
  event: number | null,
  season: number | null,
  group: string,
  language: Language,
  askedAt: Date,
) {
  const { rows } = await sql<{ id: number }>`
      insert into sale_reminder (recipient_id, event_id, season_id, sale_group, language, asked_at)
      select ${recipient}, (select id from event where id = ${event}), (select id from season where id = ${season}), ${group}, ${language}, ${askedAt}
       where exists (select from event where id = ${event}) or exists (select from season where id = ${season})
      on conflict (recipient_id, event_id, season_id, sale_group) do update set language = excluded.language returning id`.execute(db);
  return rows;
}

export const deleteReminder = (db: Database, id: number) => db.deleteFrom('sale_reminder').where('id', '=', id).execute();

export const noteSalesSent = (db: Database, id: number, rows: readonly { event_id: number; sale_at: Date }[]) =>
  sql`
        insert into sale_reminder_told (reminder_id, event_id, sale_at)
        select ${id}, t.event_id, t.sale_at from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as t (event_id int, sale_at timestamptz)
        on conflict (reminder_id, event_id) do update set sale_at = excluded.sale_at`.execute(db);

export const unqueueReminder = (db: Database, id: number) => db.updateTable('sale_reminder').set({ queued_at: null }).where('id', '=', id).execute();

export const deleteWish = (db: Database, purpose: 'sale' | 'wait', id: number) =>
  db
    .deleteFrom(purpose === 'sale' ? 'sale_reminder' : 'waitlist_entry')
    .where('id', '=', id)
    .execute();

export const seasonIdOfEvent = (db: Database, event: number) =>
  db
    .selectFrom('event')
    .innerJoin('production', 'production.id', 'event.production_id')
    .select('production.season_id')
    .where('event.id', '=', event)
    .executeTakeFirst();

export const seasonUntil = (db: Database, id: number, now: Date) =>
  db
    .selectFrom('season')
    .select(['season.id', 'season.name'])
    .where('season.id', '=', id)
    .where('season.ends_on', '>=', dayOf(now))
    .where((where) =>
      where.exists(
        where
          .selectFrom('event')
          .innerJoin('production', 'production.id', 'event.production_id')
          .select(sql`1`.as('one'))
          .where('production.season_id', '=', id)
          .where('event.is_online', '=', true)
          .where('event.date_start', '>', now),
      ),
    )
    .executeTakeFirst();

/** The sale of an event to a group, which has begun. */
export type OpenedSale = { event: number; season: number | null; group: SaleGroupName; at: Date };
