import { sql } from 'kysely';
import { formTemplates, readAnswers, storedAnswers, toFormField, valuesOfTemplate } from '#features/forms/index.server.ts';
import { addDays, type Day, instantAt } from '#i18n/berlin-time.ts';
import { demoEntries } from '../content/form-entries.ts';
import type { Store } from './insert.server.ts';

/** What a house has to be asked to switch on: they concern contracts. */
const switchedOff = new Set(['withdrawal', 'cancellation']);

export async function storeForms(db: Store, today: Day): Promise<void> {
  for (const template of formTemplates) {
    const { questions, ...values } = valuesOfTemplate(template, 'de');
    const id = await insert(db, 'form', { ...values, is_open: !switchedOff.has(template.key), recipients: ['besuch@ostkai.example'] });
    const rows = Array.isArray(questions) ? questions : [];
    const fields = [];
    for (const [position, row] of rows.entries()) fields.push(toFormField({ ...row, id: await insert(db, 'form_field', { ...row, form_id: id, position }) }));
    for (const [index, { form, daysAgo, time, status, note, ...entry }] of demoEntries.entries()) {
      if (form !== template.key) continue;
      const at = instantAt(addDays(today, -daysAgo), time);
      const answers = JSON.stringify(storedAnswers(fields, readAnswers(fields, entry.answers)));
      const row = {
        form_id: id,
        created_at: at,
        delete_at: new Date(at.getTime() + 180 * 86_400_000),
        delivered_at: at,
        language: entry.language,
        answers,
        key: `demo-${index}`,
        status,
        note,
      };
      await db.insertInto('form_entry').values(row).execute();
    }
  }
}

async function insert(db: Store, table: 'form' | 'form_field', row: Readonly<Record<string, unknown>>): Promise<number> {
  const columns = sql.join(Object.keys(row).map((name) => sql.ref(name)));
  const { rows } = await sql<{ id: number }>`
    insert into ${sql.table(table)} (${columns}) select ${columns} from jsonb_populate_record(null::${sql.table(table)}, ${JSON.stringify(row)}::jsonb) returning id`.execute(
    db,
  );
  return rows[0]?.id ?? 0;
}
