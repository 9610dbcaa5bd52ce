import { sql } from 'kysely';
import { problem } from '#api/problem.server.ts';
import type { Database } from '#db/database.server.ts';
import type { Jobs } from '#features/jobs/index.server.ts';
import { toBerlinIso } from '#i18n/berlin-time.ts';
import { usualRetentionDays } from '../../limits.ts';
import { removeGoneJob } from '../../removal/remove-gone.server.ts';
import type { Retention } from '../contract.ts';

const afterDays = (days: number) => sql`make_interval(hours => 24 * ${days}::int)`;
/** From when on the days of an entry are counted. */
const received = sql<Date>`coalesce(e.confirmed_at, e.created_at)`;

/** For how many days a form keeps a new entry: `days` where they are given (0: as the settings say), else its own. Null where there is no such form. */
async function daysOf(db: Database, form: number, days?: number): Promise<number | null> {
  const own = days === undefined ? sql`f.retention_days` : sql`nullif(${days}::int, 0)`;
  const { rows } = await sql<{ days: number }>`
    select coalesce(${own}, (select form_retention_days from site_settings), ${usualRetentionDays}::int) as days from form f where f.id = ${form}`.execute(db);
  return rows[0]?.days ?? null;
}

/** What becomes of the entries of a form if they are kept for the days of their form, or for others. Two statements. */
export async function readRetention(db: Database, form: number, now: Date, asked?: number): Promise<Retention> {
  const days = await daysOf(db, form, asked);
  if (days === null) throw problem('not_found');
  const { rows } = await sql<Omit<Retention, 'days' | 'first' | 'last'> & { first: Date | null; last: Date | null }>`
    with differing as (
      select e.delete_at, ${received} + ${afterDays(days)} as due from form_entry e
       where e.form_id = ${form} and e.status <> 'unconfirmed' and e.delete_at <> ${received} + ${afterDays(days)})
    select count(*)::int as differing, count(*) filter (where due <= ${now})::int as over, count(*) filter (where due > delete_at)::int as longer,
           min(due) filter (where due > ${now}) as first, max(due) filter (where due > ${now}) as last,
           (select count(*)::int from form_mail m where ${mailsAlone(form)} and m.remove_at <> m.received_at + ${afterDays(days)}) as mails
      from differing`.execute(db);
  const [{ first, last, ...counts } = { differing: 0, over: 0, longer: 0, mails: 0, first: null, last: null }] = rows;
  return { days, ...counts, first: first && toBerlinIso(first), last: last && toBerlinIso(last) };
}

/** Mails about entries of a form that were not kept, and are all that remains of them; those that are to go at once aside. */
const mailsAlone = (form: number) =>
  sql<boolean>`m.form_id = ${form} and m.remove_at <> '-infinity' and not exists (select from form_entry e where e.id = m.entry_id)`;

/** Keeps the entries of a form for its days, in the transaction of the call; throws `other_days` where they are not those that were agreed to. */
export async function applyRetention(
  { db, now, jobs }: { db: Database; now: Date; jobs: Jobs },
  form: number,
  agreed: number,
): Promise<{ changed: number; deleted: number }> {
  await sql`select from form where id = ${form} for share`.execute(db); // so that its days stay what was agreed to
  const days = await daysOf(db, form);
  if (days === null) throw problem('not_found');
  if (days !== agreed) throw problem('other_days');
  const gone = await sql<{ id: number }>`
    delete from form_entry e where e.form_id = ${form} and e.status <> 'unconfirmed' and ${received} + ${afterDays(days)} <= ${now} returning e.id`.execute(db);
  await sql`update form_mail set remove_at = '-infinity' where entry_id = any (${gone.rows.map(({ id }) => id)})`.execute(db);
  const changed = await sql`
    update form_entry e set delete_at = ${received} + ${afterDays(days)}
     where e.form_id = ${form} and e.status <> 'unconfirmed' and e.delete_at <> ${received} + ${afterDays(days)} returning e.id`.execute(db);
  await sql`update form_mail m set remove_at = e.delete_at from form_entry e where e.id = m.entry_id and e.form_id = ${form}`.execute(db);
  await sql`update form_mail m set remove_at = m.received_at + ${afterDays(days)} where ${mailsAlone(form)}`.execute(db);
  await jobs.add(removeGoneJob, {}, db);
  return { changed: changed.rows.length, deleted: gone.rows.length };
}
