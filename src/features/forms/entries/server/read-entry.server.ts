import { sql } from 'kysely';
import type { RequestContext } from '#api/request-context.server.ts';
import type { Database } from '#db/database.server.ts';
import { toBerlinIso } from '#i18n/berlin-time.ts';
import { choose, type Localised } from '#i18n/localised.ts';
import { roles } from '#roles.ts';
import { answerText, type StoredAnswer } from '../../definition/stored-answer.ts';
import { deliveryJob } from '../../delivery/deliver.server.ts';
import { formService } from '../../form-service.server.ts';
import { shownAttempts } from '../../limits.ts';
import type { Colleague, Entry, WebhookAttempt } from '../contract.ts';
import { labelOf } from './read-entries.server.ts';

type Row = Pick<Entry, 'id' | 'revision' | 'status' | 'note' | 'keeps' | 'language' | 'newer' | 'older' | 'assigned_to'> & {
  created_at: Date;
  confirmed_at: Date | null;
  delete_at: Date;
  answers: StoredAnswer[];
  form_name: string;
  form_title: Localised;
  files: Omit<Entry['files'][number], 'url'>[];
  deliveries: (Omit<Entry['deliveries'][number], 'done_at' | 'given_up'> & { done_at: string | null })[];
};

/** An entry of a form with all that staff see of it; null where there is none. Three statements, and one of the queue where something was not delivered yet. */
export async function readEntryInFull({ db, language, service }: RequestContext, form: number, id: number): Promise<Entry | null> {
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
  const [row] = rows;
  if (!row) return null;
  const { form_name, form_title, answers, created_at, confirmed_at, delete_at, ...rest } = row;
  const isWaiting = row.deliveries.some(({ done_at }) => done_at === null);
  const givenUp = new Set(isWaiting ? (await service(formService).jobs.givenUp(deliveryJob)).map((one) => one.id) : []);
  const address = answers.find(({ kind, value }) => kind === 'email' && typeof value === 'string')?.value;
  return {
    ...rest,
    form: { id: form, name: form_name, title: choose(form_title, language).text },
    created_at: toBerlinIso(created_at),
    confirmed_at: confirmed_at && toBerlinIso(confirmed_at),
    delete_at: toBerlinIso(delete_at),
    answers: answers.map((answer) => ({
      field: answer.field,
      slug: answer.slug,
      kind: answer.kind,
      ...labelOf(answer, language),
      text: answer.kind === 'file' ? '' : answerText(answer, language),
    })),
    files: row.files.map((file) => ({ ...file, url: `/${language}/api/cms-forms/${form}/entries/${id}/files/${file.id}/` })),
    deliveries: row.deliveries.map((one) => ({
      ...one,
      done_at: one.done_at && toBerlinIso(new Date(one.done_at)),
      given_up: one.done_at === null && givenUp.has(one.id),
    })),
    sender: typeof address === 'string' ? address : null,
    attempts: await readAttempts(db, form, id),
    staff: await readStaff(db),
  };
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
async function readStaff(db: Database): Promise<Colleague[]> {
  const { rows } = await sql<Colleague>`
    select id, coalesce(nullif(name, ''), email) as name from site_user where ${isColleague} order by 2, 1`.execute(db);
  return rows;
}

/** The condition on `site_user`. */
export const isColleague = sql<boolean>`role <> ${roles[0]} and deactivated_at is null`;
