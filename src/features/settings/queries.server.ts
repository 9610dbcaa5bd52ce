import type { Insertable } from 'kysely';
import type { Database } from '#db/database.server.ts';
import type { Schema } from '#db/schema.ts';
import { type ImageRow, imageColumns } from '#features/media/index.ts';

export const readLogo = (db: Database, id: number): Promise<ImageRow | undefined> =>
  db
    .selectFrom('asset as image')
    .select(['image.id', ...imageColumns])
    .where('image.id', '=', id)
    .where('image.kind', '=', 'image')
    .executeTakeFirst();

export const settingRows = (db: Database) => db.selectFrom('setting').select(['key', 'value']).orderBy('key').execute();

export const storeRows = (db: Database, rows: readonly Insertable<Schema['setting']>[]) =>
  db
    .insertInto('setting')
    .values(rows)
    .onConflict((conflict) => conflict.column('key').doUpdateSet(({ ref }) => ({ value: ref('excluded.value') })))
    .execute();
