import { randomBytes } from 'node:crypto';
import { type Insertable, sql } from 'kysely';
import type { Database } from '#db/database.server.ts';
import type { Schema } from '#db/schema.ts';
import type { Language } from '#i18n/language.ts';
import type { StoredAnswer } from '../definition/stored-answer.ts';

export const insertDeliveries = (db: Database, deliveries: readonly Pick<Insertable<Schema['form_delivery']>, 'kind' | 'recipient'>[], entry: number) =>
  db
    .insertInto('form_delivery')
    .values(deliveries.map((one) => ({ entry_id: entry, ...one })))
    .returning('id')
    .execute();

/** A mail that lies in the outbox goes with its entry: noted before it is written, so that none is forgotten. */
export async function noteMail(db: Database, mail: string, entry: number): Promise<void> {
  await sql`
    insert into form_mail (mail_id, entry_id, remove_at, form_id, received_at)
    select ${mail}, id, delete_at, form_id, coalesce(confirmed_at, created_at) from form_entry where id = ${entry}
    on conflict (mail_id) do nothing`.execute(db);
}

export const openDelivery = (db: Database, id: number) =>
  db.selectFrom('form_delivery').selectAll().where('id', '=', id).where('done_at', 'is', null).executeTakeFirst();

export const noteAttempt = (db: Database, form: number, entry: number, at: Date, status: number | null, reason: string) =>
  sql`insert into webhook_delivery (form_id, entry_id, at, attempt, status, reason)
        select ${form}, ${entry}, ${at}, 1 + count(*), ${status}, ${reason} from webhook_delivery where entry_id = ${entry}`.execute(db);

export const lockEntry = (db: Database, id: number) => sql`select from form_entry where id = ${id} for update`.execute(db);

export const setDone = (db: Database, id: number, at: Date) => db.updateTable('form_delivery').set({ done_at: at }).where('id', '=', id).execute();

export async function openDeliveries(db: Database, entry: number) {
  const { rows } = await sql`select from form_delivery where entry_id = ${entry} and done_at is null limit 1`.execute(db);
  return rows;
}

export const setDelivered = (db: Database, id: number, at: Date) => db.updateTable('form_entry').set({ delivered_at: at }).where('id', '=', id).execute();

export const deleteEntry = (db: Database, id: number) => db.deleteFrom('form_entry').where('id', '=', id).execute();

export type EntryWithFiles = {
  readonly id: number;
  readonly form_id: number;
  readonly created_at: Date;
  readonly language: Language;
  readonly keeps: boolean;
  readonly answers: readonly StoredAnswer[];
  readonly files: readonly {
    readonly id: number;
    readonly field_id: number;
    readonly name: string;
    readonly size: number;
    readonly file: string;
    readonly content_type: string;
  }[];
};

export async function entryWithFiles(db: Database, id: number) {
  const { rows } = await sql<EntryWithFiles>`
    select e.id, e.form_id, e.created_at, e.language, e.keeps, e.answers,
           coalesce((select jsonb_agg(jsonb_build_object('id', f.id, 'field_id', f.field_id, 'name', f.name, 'size', f.size, 'file', f.file, 'content_type', f.content_type) order by f.id)
                       from form_file f where f.entry_id = e.id), '[]') as files
      from form_entry e where e.id = ${id}`.execute(db);
  return rows;
}

/** The key with which calls to the webhook of a form are signed; made when it is first needed. */
export async function webhookSecret(db: Database, form_id: number): Promise<string> {
  await db
    .insertInto('form_webhook')
    .values({ form_id, secret: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await webhookSecretOf(db, form_id)) ?? '';
}

/** The same; null where there was no call yet. */
export async function webhookSecretOf(db: Database, form_id: number): Promise<string | null> {
  const row = await db.selectFrom('form_webhook').select('secret').where('form_id', '=', form_id).executeTakeFirst();
  return row?.secret ?? null;
}
