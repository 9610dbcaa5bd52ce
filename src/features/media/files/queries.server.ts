import { type Insertable, sql } from 'kysely';
import type { Database } from '#db/database.server.ts';
import type { Schema } from '#db/schema.ts';

/** Nothing comes back where its name or its content, whichever of the two indexes is asked first, is there. */
export const insertFile = (db: Database, values: Insertable<Schema['asset']>) =>
  db
    .insertInto('asset')
    .values(values)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();

export const fileOfAsset = (db: Database, id: number, file: string) =>
  db
    .selectFrom('asset')
    .select(['content_type', 'redactions'])
    .select(sql<boolean>`coalesce(available_from > now(), false)`.as('isEarly'))
    .where('id', '=', id)
    .where('file', '=', file)
    .where('kind', '<>', 'image')
    .executeTakeFirst();

export const pictureById = (db: Database, id: number) =>
  db
    .selectFrom('asset')
    .select(['file', 'focal_x', 'focal_y', 'crops', 'animated', 'transparent'])
    .where('id', '=', id)
    .where('kind', '=', 'image')
    .executeTakeFirst();
