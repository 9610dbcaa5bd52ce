import type { Insertable } from 'kysely';
import type { Database } from '#db/database.server.ts';
import type { Schema } from '#db/schema.ts';

export const draftOfContainer = (db: Database, id: number) =>
  db.selectFrom('container').select(['id', 'slug', 'draft', 'revision']).where('id', '=', id).executeTakeFirst();

export const storeMarks = (db: Database, rows: readonly Insertable<Schema['translation_mark']>[]) =>
  db
    .insertInto('translation_mark')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['container_id', 'block_id', 'field', 'language']).doUpdateSet((eb) => ({
        source: eb.ref('excluded.source'),
        at: eb.ref('excluded.at'),
        user_id: eb.ref('excluded.user_id'),
      })),
    )
    .execute();

export const marksOfContainer = (db: Database, id: number) =>
  db.selectFrom('translation_mark').select(['block_id', 'field', 'source']).where('container_id', '=', id).orderBy('block_id').orderBy('field').execute();
