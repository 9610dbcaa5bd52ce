import { sql } from 'kysely';
import type { RequestContext } from '#api/request-context.server.ts';
import type { Database } from '#db/database.server.ts';
import { maxExported } from '../../../limits.ts';
import type { ExportedEntry, ExportedField } from '../export-table.ts';
import { matching, type Narrowing } from './matching.server.ts';

export type Wanted = Narrowing & { readonly format: 'csv' | 'xlsx'; readonly part: number };

export async function readExported({ db, user }: RequestContext, form: number, { part, ...narrowing }: Wanted): Promise<ExportedEntry[]> {
  const { rows } = await sql<ExportedEntry>`
    select e.id, e.created_at, e.delete_at, e.language, e.status, e.note, e.answers, coalesce(nullif(u.name, ''), u.email) as assigned_to,
           coalesce((select jsonb_agg(jsonb_build_object('field_id', f.field_id, 'name', f.name) order by f.id) from form_file f where f.entry_id = e.id), '[]') as files
      from form_entry e left join site_user u on u.id = e.assigned_to
     where e.form_id = ${form} and ${matching(narrowing, user?.id)}
     order by e.created_at desc, e.id desc limit ${maxExported} offset ${(part - 1) * maxExported}`.execute(db);
  return rows;
}

/** The questions of the form in their order, then those that it has no more but entries have, as they were called last. */
export async function readFields(db: Database, form: number): Promise<ExportedField[]> {
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
