import type { Updateable } from 'kysely';
import type { Database } from '#db/database.server.ts';
import type { Schema } from '#db/schema.ts';
import { fileUrl } from '../../files/file-url.ts';

/** What belonged to something lies beside it from now on, in the same folder. */
export async function releaseCompanions(db: Database, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable('asset')
    .from('asset as owner')
    .set((eb) => ({ belongs_to: null, folder_id: eb.ref('owner.folder_id') }))
    .whereRef('owner.id', '=', 'asset.belongs_to')
    .where('asset.id', 'in', ids)
    .execute();
}

export async function companionsOf(db: Database, ids: readonly number[]): Promise<{ id: number; belongs_to: number }[]> {
  if (ids.length === 0) return [];
  return db.selectFrom('asset').select(['id', 'belongs_to']).where('belongs_to', 'in', ids).$narrowType<{ belongs_to: number }>().execute();
}

/** The captions of a film or sound, by language, as staff see them. */
export async function captionsOf(db: Database, id: number) {
  const rows = await db
    .selectFrom('asset')
    .select(['id', 'lang', 'name', 'file', 'revision'])
    .where('belongs_to', '=', id)
    .where('kind', '=', 'captions')
    .orderBy('lang')
    .execute();
  return rows.map(({ id: captions, lang, name, file, revision }) => ({ id: captions, lang: lang ?? '', name, url: fileUrl({ id: captions, file }), revision }));
}

export const captionsById = (db: Database, id: number) =>
  db.selectFrom('asset').select(['kind', 'belongs_to', 'lang']).where('id', '=', id).executeTakeFirstOrThrow();

export const setCaptionsLanguage = (db: Database, id: number, language: string | null) =>
  db.updateTable('asset').set({ lang: language }).where('id', '=', id).execute();

export const lockOwner = (db: Database, owner_id: number) =>
  db.selectFrom('asset').select(['kind', 'deleted_at']).where('id', '=', owner_id).forUpdate().executeTakeFirst();

export const captionsInLanguage = (db: Database, id: number, owner_id: number, language: string) =>
  db
    .selectFrom('asset')
    .select('id')
    .where('belongs_to', '=', owner_id)
    .where('kind', '=', 'captions')
    .where('lang', '=', language)
    .where('id', '<>', id)
    .execute();

export const linkAsset = (db: Database, id: number, linked: Updateable<Schema['asset']>) => db.updateTable('asset').set(linked).where('id', '=', id).execute();

export const posterById = (db: Database, id: number) =>
  db
    .selectFrom('asset')
    .select('id')
    .where('id', '=', id)
    .where('kind', '=', 'image')
    .where('belongs_to', 'is', null)
    .where('deleted_at', 'is', null)
    .forShare()
    .executeTakeFirst();
