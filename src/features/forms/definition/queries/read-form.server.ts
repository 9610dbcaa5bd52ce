import { sql } from 'kysely';
import type { Database } from '#db/database.server.ts';
import { ReadDependencies, recordReads, setStaleAt } from '#db/read-dependencies.server.ts';
import type { Localised } from '#i18n/localised.ts';
import type { StoredForm } from '../present-form.ts';
import { toFormField } from '../to-form-field.ts';
import { takesPlace } from './takes-place.server.ts';

export type ReadForm = StoredForm & {
  readonly name: string;
  readonly is_open: boolean;
  readonly closes_at: Date | null;
  readonly max_entries: number | null;
  readonly thanks: Localised;
  readonly thanks_link: Localised;
  readonly recipients: readonly string[];
  readonly mail_subject: string;
  readonly sends_copy: boolean;
  readonly copy_text: Localised;
  readonly confirms_address: boolean;
  readonly webhook_url: string;
  readonly keeps_entries: boolean;
  readonly retention_days: number | null;
  /** Of a form that takes only so many: those that take a place; 0 of any other. */
  readonly entries: number;
};

/** A form as it is kept, whether it is switched on or not; null where there is none. */
export const readForm = async (db: Database, id: number, now: Date): Promise<ReadForm | null> => (await readForms(db, [id], now)).get(id) ?? null;

/** The same of several, by their numbers: one statement, and one more where any takes only so many entries. */
export async function readForms(db: Database, ids: readonly number[], now: Date): Promise<ReadonlyMap<number, ReadForm>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<Omit<ReadForm, 'entries'> & { questions: unknown[] }>`
    select f.*, coalesce((select jsonb_agg(to_jsonb(q) order by q.position, q.id) from form_field q where q.form_id = f.id), '[]') as questions
      from form f where f.id = any (${[...ids]})`.execute(db);
  const counts = await countEntries(
    db,
    rows.filter(({ max_entries }) => max_entries !== null).map(({ id }) => id),
    now,
  );
  return new Map(rows.map((row) => [row.id, { ...row, questions: row.questions.map((question) => toFormField(question)), entries: counts.get(row.id) ?? 0 }]));
}

/** Entries that take a place. How many there are is told to nobody: what is made with it is soon made anew instead. */
async function countEntries(db: Database, ids: readonly number[], now: Date): Promise<ReadonlyMap<number, number>> {
  if (ids.length === 0) return new Map();
  setStaleAt(new Date(Date.now() + countedFor));
  const { rows } = await recordReads(new ReadDependencies(), () =>
    sql<{ form_id: number; n: number }>`
      select form_id, count(*)::int as n from form_entry where form_id = any (${[...ids]}) and ${takesPlace(now)} group by form_id`.execute(db),
  );
  return new Map(rows.map(({ form_id, n }) => [form_id, n]));
}

/** Milliseconds for which a kept page may say that a form is open that has just been filled up. */
const countedFor = 60_000;

export const takesEntries = ({ closes_at, max_entries, entries }: Pick<ReadForm, 'closes_at' | 'max_entries' | 'entries'>, now: Date): boolean =>
  (closes_at === null || now < closes_at) && (max_entries === null || entries < max_entries);

/** Of a form that is switched on, whether files are to be sent with it; null of any other. */
export async function beginForm(db: Database, id: number): Promise<{ asks_for_files: boolean } | null> {
  const { rows } = await sql<{ asks_for_files: boolean }>`
    select exists (select from form_field q where q.form_id = f.id and q.kind = 'file' and q.visible) as asks_for_files from form f where f.id = ${id} and f.is_open`.execute(
    db,
  );
  return rows[0] ?? null;
}
