import type { Insertable, Updateable } from 'kysely';
import type { Database } from '#db/database.server.ts';
import type { Schema } from '#db/schema.ts';
import { type Owner, ownerColumns } from '../owner.ts';

/** Held until they are linked, so that nobody deletes one meanwhile. */
export const usableMedia = (db: Database, ids: readonly number[]) =>
  db
    .selectFrom('asset')
    .select('id')
    .where('id', 'in', ids)
    .where('kind', 'in', ['image', 'video', 'audio', 'document'])
    .where('deleted_at', 'is', null)
    .where('belongs_to', 'is', null)
    .forShare()
    .execute();

export const mediaOfOwner = (db: Database, owner: Owner) =>
  db.selectFrom('event_media').select(['id', 'asset_id']).where(owner.column, '=', owner.id).execute();

export const deleteMedia = (db: Database, ids: readonly number[]) => db.deleteFrom('event_media').where('id', 'in', ids).execute();

export const insertMedium = (db: Database, owner: Owner, row: Omit<Insertable<Schema['event_media']>, 'event_id' | 'production_id'>) =>
  db
    .insertInto('event_media')
    .values({ ...ownerColumns(owner), ...row })
    .execute();

export const moveMedium = (db: Database, id: number, row: Updateable<Schema['event_media']>, another: object) =>
  db
    .updateTable('event_media')
    .set({ ...row, ...another })
    .where('id', '=', id)
    .execute();
