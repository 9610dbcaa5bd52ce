import { sql } from 'kysely';
import type { Database } from '#db/database.server.ts';
import type { Localised } from '#i18n/localised.ts';
import type { StoredAnswer } from '../../../definition/stored-answer.ts';
import type { Entry } from '../../contract.ts';

export type Row = Pick<Entry, 'id' | 'revision' | 'status' | 'note' | 'keeps' | 'language' | 'newer' | 'older' | 'assigned_to'> & {
  created_at: Date;
  confirmed_at: Date | null;
  delete_at: Date;
  answers: StoredAnswer[];
  form_name: string;
  form_title: Localised;
  files: Omit<Entry['files'][number], 'url'>[];
  deliveries: (Omit<Entry['deliveries'][number], 'done_at' | 'given_up'> & { done_at: string | null })[];
};

export async function entryInFull(db: Database, id: number, form: number) {
  const { rows } = await sql<Row>`
    select e.id, e.revision, e.created_at, e.confirmed_at, e.delete_at, e.status, e.note, e.keeps, e.language, e.answers, form.name as form_name, form.title as form_title,
           case when u.id is null then null else jsonb_build_object('id', u.id, 'name', coalesce(nullif(u.name, ''), u.email)) end as assigned_to,
           coalesce((select jsonb_agg(jsonb_build_object('id', f.id, 'field', f.field_id, 'name', f.name, 'size', f.size, 'content_type', f.content_type) order by f.id)
                       from form_file f where f.entry_id = e.id), '[]') as files,
           coalesce((select jsonb_agg(jsonb_build_object('id', d.id, 'kind', d.kind, 'recipient', d.recipient, 'done_at', d.done_at) order by d.id)
                       from form_delivery d where d.entry_id = e.id), '[]') as deliveries,
           (select n.id from form_entry n where n.form_id = e.form_id and (n.created_at, n.id) > (e.created_at, e.id) order by n.created_at, n.id limit 1) as newer,
           (select n.id from form_entry n where n.form_id = e.form_id and (n.created_at, n.id) < (e.created_at, e.id)
             order by n.created_at desc, n.id desc limit 1) as older
      from form_entry e join form on form.id = e.form_id left join site_user u on u.id = e.assigned_to
     where e.form_id = ${form} and e.id = ${id}`.execute(db);
  return rows;
}
