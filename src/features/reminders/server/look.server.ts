import { sql } from 'kysely';
import type { Database } from '#db/database.server.ts';
import type { Jobs } from '#features/jobs/index.server.ts';
import { confirmHours, remindersPerLook } from '../limits.ts';
import { reminderMailJob } from './job-kinds.server.ts';
import { eventsOnSale, type OpenedSale, openedSales } from './opened-sales.server.ts';

/** Any number, the same for all processes; another than those of the other locks. */
const lookLock = 4_713_041;

/**
 * Forgets who has nothing to wait for, and hands to the queue the mails of the sales that have begun, in one transaction with the
 * note that they are there, so that no process does it twice. Answers how many.
 */
export async function lookForSales(db: Database, jobs: Jobs, now: Date): Promise<number> {
  const { rows: any } = await sql`select 1 from reminder_recipient limit 1`.execute(db);
  if (any.length === 0) return 0;
  return db.transaction().execute(async (store) => {
    const { rows } = await sql<{ ours: boolean }>`select pg_try_advisory_xact_lock(${lookLock}) as ours`.execute(store);
    if (!rows[0]?.ours) return 0;
    await forgetWhatIsOver(store, now);
    const opened = await openedSales(store, now);
    const due = await dueReminders(store, opened);
    const wanted = opened.filter((sale) => due.some(({ event, group }) => event === sale.event && group === sale.group));
    const onSale = new Set<string>();
    for (const group of ['all', 'friends', 'subscribers'] as const) {
      const of = wanted.filter((sale) => sale.group === group);
      if (of.length > 0) for (const { id } of await eventsOnSale({ db: store, language: 'de', now }, of)) onSale.add(`${group} ${id}`);
    }
    const ids = [...new Set(due.filter(({ event, group }) => onSale.has(`${group} ${event}`)).map(({ id }) => id))].slice(0, remindersPerLook);
    if (ids.length > 0) await store.updateTable('sale_reminder').set({ queued_at: now }).where('id', 'in', ids).execute();
    for (const reminderId of ids) await jobs.add(reminderMailJob, { kind: 'sale', reminderId }, store);
    return ids.length;
  });
}

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
