import { sql } from 'kysely';
import type { RequestContext } from '#api/request-context.server.ts';
import type { Database } from '#db/database.server.ts';
import { toBerlinIso } from '#i18n/berlin-time.ts';
import type { Language } from '#i18n/language.ts';
import { choose } from '#i18n/localised.ts';
import { answerText, type StoredAnswer } from '../../definition/stored-answer.ts';
import type { EntryRow } from '../contract.ts';
import { matching, type Narrowing } from './matching.server.ts';

type Row = Omit<EntryRow, 'created_at' | 'delete_at' | 'summary'> & { created_at: Date; delete_at: Date; first: StoredAnswer[] };

/** Answers of an entry that its line in the list shows. */
const summarised = 3;

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

/** A page of the entries of a form, the newest first. One statement. */
export async function readEntryRows(
  { db, user, language }: RequestContext,
  form: number,
  narrowing: Narrowing,
  { page, page_size }: { page: number; page_size: number },
): Promise<EntryRow[]> {
  const { rows } = await sql<Row>`
    select e.id, e.revision, e.created_at, e.delete_at, e.status,
           case when u.id is null then null else jsonb_build_object('id', u.id, 'name', coalesce(nullif(u.name, ''), u.email)) end as assigned_to,
           (select count(*)::int from form_file f where f.entry_id = e.id) as files,
           coalesce((select jsonb_agg(a.answer order by a.n) from (
             select answer, n from jsonb_array_elements(e.answers) with ordinality as one (answer, n)
              where answer->>'kind' not in ('file', 'hidden', 'checkbox') order by n limit ${summarised}) a), '[]') as first
      from form_entry e left join site_user u on u.id = e.assigned_to
     where e.form_id = ${form} and ${matching(narrowing, user?.id)}
     order by e.created_at desc, e.id desc limit ${page_size} offset ${(page - 1) * page_size}`.execute(db);
  return rows.map(({ first, created_at, delete_at, ...row }) => ({
    ...row,
    created_at: toBerlinIso(created_at),
    delete_at: toBerlinIso(delete_at),
    summary: first.map((answer) => ({ ...labelOf(answer, language), text: answerText(answer, language).slice(0, 200) })),
  }));
}

/** The question as it was asked; `lang` where that was in the other language. */
export function labelOf({ label, slug }: Pick<StoredAnswer, 'label' | 'slug'>, language: Language): { label: string; lang?: Language } {
  const { text, lang } = choose(label, language);
  return { label: text || slug, ...(lang && { lang }) };
}
