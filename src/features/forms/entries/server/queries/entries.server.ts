import { sql } from 'kysely';
import type { RequestContext } from '#api/request-context.server.ts';
import type { Database } from '#db/database.server.ts';
import { nameOfStaff } from '#features/back-office/index.server.ts';
import { toBerlinIso } from '#i18n/berlin-time.ts';
import { roles } from '#roles.ts';
import type { StoredAnswer } from '../../../definition/stored-answer.ts';
import { shownAttempts } from '../../../limits.ts';
import type { Colleague, EntryRow, WebhookAttempt } from '../../contract.ts';
import { matching, type Narrowing } from './matching.server.ts';

export async function isStaff(db: Database, id: number): Promise<boolean> {
  const { rows } = await sql`select from site_user where id = ${id} and ${isColleague}`.execute(db);
  return rows.length > 0;
}

/** Marks several at once; answers those that were not so before. */
export async function setStatus(db: Database, form: number, ids: readonly number[], status: 'new' | 'done'): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update form_entry set status = ${status}, revision = revision + 1
     where form_id = ${form} and id = any (${[...ids]}) and status <> ${status} and status <> 'unconfirmed' returning id`.execute(db);
  return rows.map(({ id }) => id).sort((a, b) => a - b);
}

export async function lockEntry(db: Database, id: number, form: number) {
  const { rows } = await sql<{ revision: number; status: string; assigned_to: number | null }>`
    select revision, status, assigned_to from form_entry where form_id = ${form} and id = ${id} for update`.execute(db);
  return rows;
}

export const updateEntry = (
  db: Database,
  id: number,
  revision: number,
  status: 'new' | 'done' | undefined,
  note: string | undefined,
  assigned_to: number | null | undefined,
) =>
  db
    .updateTable('form_entry')
    .set({
      revision,
      ...(status !== undefined && { status }),
      ...(note !== undefined && { note: note.trim() }),
      ...(assigned_to !== undefined && { assigned_to }),
    })
    .where('id', '=', id)
    .returning('revision')
    .executeTakeFirstOrThrow();

export const findFile = (db: Database, form: number, entry: number, file: number) =>
  db
    .selectFrom('form_file')
    .innerJoin('form_entry', 'form_entry.id', 'form_file.entry_id')
    .select(['form_file.name', 'form_file.file'])
    .where('form_file.id', '=', file)
    .where('form_entry.id', '=', entry)
    .where('form_entry.form_id', '=', form)
    .executeTakeFirst();

export type Row = Omit<EntryRow, 'created_at' | 'delete_at' | 'summary'> & { created_at: Date; delete_at: Date; first: StoredAnswer[] };

/** A form by its number, as its entries name it; null where there is none. */
export async function formOf(db: Database, id: number): Promise<{ id: number; name: string; webhook_url: string } | null> {
  return (await db.selectFrom('form').select(['id', 'name', 'webhook_url']).where('id', '=', id).executeTakeFirst()) ?? null;
}

/** How many entries of a form there are of each state, and how many match. */
export async function countEntries(
  { db, user }: RequestContext,
  form: number,
  narrowing: Narrowing,
): Promise<{ unconfirmed: number; new: number; done: number; count: number }> {
  const { rows } = await sql<{ unconfirmed: number; new: number; done: number; count: number }>`
    select count(*) filter (where e.status = 'unconfirmed')::int as unconfirmed, count(*) filter (where e.status = 'new')::int as new, count(*) filter (where e.status = 'done')::int as done,
           count(*) filter (where ${matching(narrowing, user?.id)})::int as count
      from form_entry e where e.form_id = ${form}`.execute(db);
  return rows[0] ?? { unconfirmed: 0, new: 0, done: 0, count: 0 };
}

/** The last calls to the webhook of a form, or those about one entry. */
export async function readAttempts(db: Database, form: number, entry?: number): Promise<WebhookAttempt[]> {
  const rows = await db
    .selectFrom('webhook_delivery')
    .select(['id', 'entry_id as entry', 'at', 'attempt', 'status', 'reason'])
    .where('form_id', '=', form)
    .$if(entry !== undefined, (some) => some.where('entry_id', '=', entry ?? 0))
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(shownAttempts)
    .execute();
  return rows.map(({ at, ...row }) => ({ ...row, at: toBerlinIso(at) }));
}

/** Who works here, by name. */
export async function readStaff(db: Database): Promise<Colleague[]> {
  const { rows } = await sql<Colleague>`
    select id, coalesce(nullif(name, ''), email) as name from site_user where ${isColleague} order by 2, 1`.execute(db);
  return rows;
}

/** The condition on `site_user`. */
export const isColleague = sql<boolean>`role <> ${roles[0]} and deactivated_at is null`;

export async function deleteEntries(db: Database, form: number, ids: readonly number[]) {
  const { rows } = await sql<{ id: number; created_at: Date }>`
    delete from form_entry where form_id = ${form} and id = any (${[...ids]}) returning id, created_at`.execute(db);
  return rows;
}

export const removeMailsOf = (db: Database, entries: readonly { id: number }[]) =>
  sql`update form_mail set remove_at = '-infinity' where entry_id = any (${entries.map(({ id }) => id)})`.execute(db);

export async function namedStaff(db: Database, id: number | undefined) {
  const { rows } = await sql<{ name: string }>`select ${nameOfStaff(id)} as name`.execute(db);
  return rows;
}

/** Answers of an entry that its line in the list shows. */
export const summarised = 3;

export async function entryRows(db: Database, form: number, narrowing: Narrowing, userId: number | undefined, page_size: number, page: number) {
  const { rows } = await sql<Row>`
    select e.id, e.revision, e.created_at, e.delete_at, e.status,
           case when u.id is null then null else jsonb_build_object('id', u.id, 'name', coalesce(nullif(u.name, ''), u.email)) end as assigned_to,
           (select count(*)::int from form_file f where f.entry_id = e.id) as files,
           coalesce((select jsonb_agg(a.answer order by a.n) from (
             select answer, n from jsonb_array_elements(e.answers) with ordinality as one (answer, n)
              where answer->>'kind' not in ('file', 'hidden', 'checkbox') order by n limit ${summarised}) a), '[]') as first
      from form_entry e left join site_user u on u.id = e.assigned_to
     where e.form_id = ${form} and ${matching(narrowing, userId)}
     order by e.created_at desc, e.id desc limit ${page_size} offset ${(page - 1) * page_size}`.execute(db);
  return rows;
}
