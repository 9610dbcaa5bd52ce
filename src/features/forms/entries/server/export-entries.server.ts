import { sql } from 'kysely';
import type { RequestContext } from '#api/request-context.server.ts';
import type { Database } from '#db/database.server.ts';
import { dayOf } from '#i18n/berlin-time.ts';
import { slugOf } from '#i18n/slug.ts';
import { maxExported } from '../../limits.ts';
import { type ExportedEntry, type ExportedField, exportTable } from './export-table.ts';
import { matching, type Narrowing } from './matching.server.ts';
import { t } from './strings.ts';
import { writeEntriesCsv, writeEntriesXlsx } from './write-table.server.ts';

type Wanted = Narrowing & { readonly format: 'csv' | 'xlsx'; readonly part: number };
type Exported = { name: string; content_type: string; base64: string; amount: number; parts: number };

/** A part of the entries as a file, the newest first; null where there is no such part. The columns are the same in all parts. */
export async function exportEntries(context: RequestContext, form: { id: number; name: string }, count: number, wanted: Wanted): Promise<Exported | null> {
  const { db, language, now } = context;
  const { format, part } = wanted;
  const parts = Math.max(1, Math.ceil(count / maxExported));
  if (part > parts) return null;
  const entries = await readExported(context, form.id, wanted);
  const table = exportTable(await readFields(db, form.id), entries, language);
  const file = format === 'csv' ? writeEntriesCsv(table) : await writeEntriesXlsx(table, language);
  const name = [slugOf(form.name), t(language, 'file_name'), dayOf(now), ...(parts > 1 ? [part] : [])].join('-');
  return {
    name: `${name}.${format}`,
    content_type: format === 'csv' ? 'text/csv; charset=utf-8' : 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    base64: file.toString('base64'),
    amount: entries.length,
    parts,
  };
}

async function readExported({ db, user }: RequestContext, form: number, { part, ...narrowing }: Wanted): Promise<ExportedEntry[]> {
  const { rows } = await sql<ExportedEntry>`
    select e.id, e.created_at, e.delete_at, e.language, e.status, e.note, e.answers, coalesce(nullif(u.name, ''), u.email) as assigned_to,
           coalesce((select jsonb_agg(jsonb_build_object('field_id', f.field_id, 'name', f.name) order by f.id) from form_file f where f.entry_id = e.id), '[]') as files
      from form_entry e left join site_user u on u.id = e.assigned_to
     where e.form_id = ${form} and ${matching(narrowing, user?.id)}
     order by e.created_at desc, e.id desc limit ${maxExported} offset ${(part - 1) * maxExported}`.execute(db);
  return rows;
}

/** The questions of the form in their order, then those that it has no more but entries have, as they were called last. */
async function readFields(db: Database, form: number): Promise<ExportedField[]> {
  const { rows } = await sql<ExportedField>`
    select id, slug, kind, label, false as "isRemoved", position from form_field where form_id = ${form}
    union all
    select * from (
      select distinct on ((a->>'field')::int) (a->>'field')::int, a->>'slug', a->>'kind', a->'label', true, 1000000
        from form_entry e, jsonb_array_elements(e.answers) a
       where e.form_id = ${form} and not exists (select from form_field f where f.form_id = ${form} and f.id = (a->>'field')::int)
       order by (a->>'field')::int, e.created_at desc, e.id desc) gone
    order by position, id`.execute(db);
  return rows;
}
