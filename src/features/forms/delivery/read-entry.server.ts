import { sql } from 'kysely';
import type { Database } from '#db/database.server.ts';
import type { Language } from '#i18n/language.ts';
import type { StoredAnswer } from '../definition/stored-answer.ts';

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

/** An entry with the names of its files; null where it is gone. One statement. */
export async function readEntry(db: Database, id: number): Promise<EntryWithFiles | null> {
  const { rows } = await sql<EntryWithFiles>`
    select e.id, e.form_id, e.created_at, e.language, e.keeps, e.answers,
           coalesce((select jsonb_agg(jsonb_build_object('id', f.id, 'field_id', f.field_id, 'name', f.name, 'size', f.size, 'file', f.file, 'content_type', f.content_type) order by f.id)
                       from form_file f where f.entry_id = e.id), '[]') as files
      from form_entry e where e.id = ${id}`.execute(db);
  return rows[0] ?? null;
}
