import { sql } from 'kysely';
import type { Database } from '#db/database.server.ts';

type Question = { slug: string; kind: string; [column: string]: unknown };

/** Switched on; `given` overrides. Answers its number. */
export async function insertForm(db: Database, questions: readonly Question[], given: Readonly<Record<string, unknown>> = {}): Promise<number> {
  const row = { name: 'Kontakt', title: { de: 'Kontakt', en: 'Contact' }, privacy: { de: 'Wir speichern das.', en: 'We keep this.' }, is_open: true, ...given };
  const columns = sql.join(Object.keys(row).map((name) => sql.ref(name)));
  const { rows } = await sql<{ id: number }>`
    insert into form (${columns}) select ${columns} from jsonb_populate_record(null::form, ${JSON.stringify(row)}::jsonb) returning id`.execute(db);
  const id = rows[0]?.id ?? 0;
  for (const [position, question] of questions.entries()) {
    const field = { label: { de: question.slug, en: `${question.slug} E` }, ...question, form_id: id, position };
    const names = sql.join(Object.keys(field).map((name) => sql.ref(name)));
    await sql`insert into form_field (${names}) select ${names} from jsonb_populate_record(null::form_field, ${JSON.stringify(field)}::jsonb)`.execute(db);
  }
  return id;
}

export const choice = (key: string, other: object = {}) => ({
  key,
  label: { de: key.toUpperCase(), en: `${key.toUpperCase()} E` },
  is_default: false,
  email: '',
  ...other,
});
