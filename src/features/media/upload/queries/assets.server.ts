import type { Insertable, Updateable } from 'kysely';
import type { Database } from '#db/database.server.ts';
import type { Schema } from '#db/schema.ts';
import type { Redaction } from '../../redaction/redaction.ts';

export const storeRedactions = (db: Database, id: number, redactions: readonly Redaction[], file: string) =>
  db
    .updateTable('asset')
    .set({ redactions: JSON.stringify(redactions) })
    .where('id', '=', id)
    .where('file', '=', file)
    .execute();

export const uploadSettingRows = (db: Database) =>
  db.selectFrom('setting').select(['key', 'value']).where('key', 'in', ['media.types', 'media.maxMegabytes']).execute();

export async function sameContent(db: Database, hash: string): Promise<number | null> {
  const row = await db.selectFrom('asset').select('id').where('content_hash', '=', hash).executeTakeFirst();
  return row?.id ?? null;
}

/** Undefined where somebody else was sending the same. */
export const insertAsset = (db: Database, row: Insertable<Schema['asset']>) =>
  db
    .insertInto('asset')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();

export const replaceAssetFile = (db: Database, id: number, columns: Updateable<Schema['asset']>) =>
  db.updateTable('asset').set(columns).where('id', '=', id).execute();

export const deletePreviewOf = (db: Database, id: number) => db.deleteFrom('asset').where('belongs_to', '=', id).where('kind', '=', 'image').execute();
