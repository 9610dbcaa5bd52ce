import type { Insertable } from 'kysely';
import type { Database } from '#db/database.server.ts';
import type { Schema } from '#db/schema.ts';

/** Films and documents that have no picture, of which one may be made. */
export const wanting = (db: Database) =>
  db
    .selectFrom('asset')
    .where('asset.kind', 'in', ['video', 'document'])
    .where('asset.deleted_at', 'is', null)
    .where('asset.preview_failed', '=', false)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('asset as made').select('made.id').whereRef('made.belongs_to', '=', 'asset.id').where('made.kind', '=', 'image'))),
    );

export const notePreviewFailed = (db: Database, id: number, file: string) =>
  db.updateTable('asset').set({ preview_failed: true }).where('id', '=', id).where('file', '=', file).execute();

export const lockFileOfAsset = (db: Database, id: number) =>
  db.selectFrom('asset').select('file').where('id', '=', id).where('deleted_at', 'is', null).forUpdate().executeTakeFirst();

/** Another process may be as quick. */
export const insertPicture = (db: Database, row: Insertable<Schema['asset']>) =>
  db
    .insertInto('asset')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
