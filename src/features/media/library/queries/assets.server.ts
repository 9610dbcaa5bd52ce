import { type RawBuilder, sql, type UpdateObject } from 'kysely';
import { problem } from '#api/problem.server.ts';
import type { Database } from '#db/database.server.ts';
import type { Schema } from '#db/schema.ts';
import type { Day } from '#i18n/berlin-time.ts';

export type Locked = { kind: string; width: number; height: number; revision: number; deleted_at: Date | null; belongs_to: number | null };

/** An asset that nobody else changes until the transaction ends. Rejects with `not_found` and, for an older revision, `stale`. */
export async function lockAsset(db: Database, id: number, ifMatch: number | undefined): Promise<Locked> {
  const columns = ['kind', 'width', 'height', 'revision', 'deleted_at', 'belongs_to'] as const;
  const asset = await db.selectFrom('asset').select(columns).where('id', '=', id).forUpdate().executeTakeFirst();
  if (!asset) throw problem('not_found');
  if (asset.revision !== ifMatch) throw problem('stale', { data: { revision: asset.revision } });
  return asset;
}

export const tagList = async (db: Database): Promise<{ name: string; asset_count: number }[]> => {
  const { rows } = await sql<{ name: string; asset_count: number }>`
    select tag as name, count(*)::int as asset_count from ${sql.table('asset')}, unnest(tags) as tag where deleted_at is null group by tag order by lower(tag), tag`.execute(
    db,
  );
  return rows;
};

export const setColumns = (db: Database, id: number, columns: UpdateObject<Schema, 'asset'>) =>
  db.updateTable('asset').set(columns).where('id', '=', id).execute();

export const lockAssets = (db: Database, ids: readonly number[]) =>
  db
    .selectFrom('asset')
    .select(['id', 'tags'])
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .where('belongs_to', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();

export const setColumnsAndTags = (db: Database, id: number, tagged: string[], columns: UpdateObject<Schema, 'asset'>) =>
  db
    .updateTable('asset')
    .set({ ...columns, tags: tagged })
    .where('id', '=', id)
    .execute();

export const lockBinnable = (db: Database, ids: readonly number[]) =>
  db
    .selectFrom('asset')
    .select(['id', 'belongs_to'])
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .where((eb) => eb.or([eb('belongs_to', 'is', null), eb('kind', '=', 'captions')])) // the picture made from a film goes with the film alone
    .orderBy('id')
    .forUpdate()
    .execute();

export const moveToBin = (db: Database, now: Date, userId: number | null, ids: readonly number[]) =>
  db.updateTable('asset').set({ deleted_at: now, deleted_by: userId }).where('id', 'in', ids).execute();

export const takeFromBin = (db: Database, ids: readonly number[]) =>
  db.updateTable('asset').set({ deleted_at: null, deleted_by: null }).where('id', 'in', ids).where('deleted_at', 'is not', null).returning('id').execute();

export const takeCompanionsFromBin = (db: Database, ids: readonly number[]) =>
  db.updateTable('asset').set({ deleted_at: null, deleted_by: null }).where('belongs_to', 'in', ids).execute();

export const replaceTag = (db: Database, replaced: RawBuilder<string[]>, from: Day) =>
  db
    .updateTable('asset')
    .set({
      tags: sql`(select coalesce(array_agg(tag order by place), '{}') from (select tag, min(place) as place from unnest(${replaced}) with ordinality as one (tag, place) group by tag) as each)`,
    })
    .where(sql<boolean>`tags @> array[${from}]`)
    .execute();

export const assetExists = (db: Database, id: number) => db.selectFrom('asset').select('id').where('id', '=', id).executeTakeFirst();
