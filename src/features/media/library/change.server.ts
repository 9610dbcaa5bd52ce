import { sql } from 'kysely';
import { problem } from '#api/problem.server.ts';
import type { Database } from '#db/database.server.ts';
import { type Crops, proportionOf, ratios } from '../image-sizes.ts';
import type { AssetChange, BulkChange } from './asset-schema.ts';
import { companionsOf, linkCaptions, releaseCompanions, requirePoster } from './companions.server.ts';
import { requireFolder } from './folders.server.ts';
import { countUses } from './uses.server.ts';

type Locked = { kind: string; width: number; height: number; revision: number; deleted_at: Date | null; belongs_to: number | null };

/** An asset that nobody else changes until the transaction ends. Rejects with `not_found` and, for an older revision, `stale`. */
export async function lockAsset(db: Database, id: number, ifMatch: number | undefined): Promise<Locked> {
  const columns = ['kind', 'width', 'height', 'revision', 'deleted_at', 'belongs_to'] as const;
  const asset = await db.selectFrom('asset').select(columns).where('id', '=', id).forUpdate().executeTakeFirst();
  if (!asset) throw problem('not_found');
  if (asset.revision !== ifMatch) throw problem('stale', { data: { revision: asset.revision } });
  return asset;
}

/** Changes one. In a transaction. Rejects with what `changeAsset` declares. */
export async function updateAsset(db: Database, id: number, ifMatch: number | undefined, change: AssetChange): Promise<void> {
  const asset = await lockAsset(db, id, ifMatch);
  if (asset.deleted_at) throw problem('in_bin');
  if ((change.focal || change.crops) && asset.kind !== 'image') throw problem('only_for_images');
  requireCrops(asset, change.crops ?? {});
  await requireFolder(db, change.folder_id);
  await requirePoster(db, asset.kind, change.poster_id);
  const { folder_id, ...rest } = columnsOf(change);
  // What belongs to something lies where that lies.
  const columns = { ...rest, ...(folder_id !== undefined && asset.belongs_to === null && { folder_id }) };
  if (Object.keys(columns).length > 0) await db.updateTable('asset').set(columns).where('id', '=', id).execute();
  if (change.belongs_to !== undefined || change.lang !== undefined) await linkCaptions(db, id, { of: change.belongs_to, lang: change.lang });
}

/** Changes many, whatever their revision; answers which. In a transaction. */
export async function updateAssets(db: Database, { ids, change, add_tags, remove_tags }: BulkChange): Promise<number[]> {
  await requireFolder(db, change.folder_id);
  const rows = await db
    .selectFrom('asset')
    .select(['id', 'tags'])
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .where('belongs_to', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
  const columns = {
    ...columnsOf(change),
    // Of a text, the languages that are not named stay as they are with each.
    ...(change.credit && { credit: sql<string>`credit || ${JSON.stringify(spoken(change.credit))}::jsonb` }),
  };
  for (const { id, tags } of rows) {
    const tagged = withoutDouble([...tags.filter((tag) => !remove_tags.includes(tag)), ...add_tags]);
    await db
      .updateTable('asset')
      .set({ ...columns, tags: tagged })
      .where('id', '=', id)
      .execute();
  }
  return rows.map(({ id }) => id);
}

/** Puts those that are not used into the bin, with what belongs to them, of which nothing may be in use either. In a transaction. */
export async function binAssets(db: Database, ids: readonly number[], { now, userId }: { now: Date; userId: number | null }) {
  const rows = await db
    .selectFrom('asset')
    .select(['id', 'belongs_to'])
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .where((eb) => eb.or([eb('belongs_to', 'is', null), eb('kind', '=', 'captions')])) // the picture made from a film goes with the film alone
    .orderBy('id')
    .forUpdate()
    .execute();
  const found = rows.map(({ id }) => id);
  const companions = await companionsOf(db, found);
  const used = await countUses(db, [...found, ...companions.map(({ id }) => id)]);
  for (const { id, belongs_to } of companions) if (used.has(id)) used.set(belongs_to, 1);
  const deleted = found.filter((id) => !used.has(id));
  const gone = [...deleted, ...companions.flatMap(({ id, belongs_to }) => (deleted.includes(belongs_to) ? [id] : []))];
  await releaseCompanions(
    db,
    rows.flatMap(({ id, belongs_to }) => (belongs_to !== null && deleted.includes(id) ? [id] : [])),
  );
  if (gone.length > 0) await db.updateTable('asset').set({ deleted_at: now, deleted_by: userId }).where('id', 'in', gone).execute();
  return { deleted, in_use: found.filter((id) => used.has(id)) };
}

/** Takes those that are in the bin out of it, with what belongs to them; answers which. */
export async function restoreAssets(db: Database, ids: readonly number[]): Promise<number[]> {
  const rows = await db
    .updateTable('asset')
    .set({ deleted_at: null, deleted_by: null })
    .where('id', 'in', ids)
    .where('deleted_at', 'is not', null)
    .returning('id')
    .execute();
  const restored = rows.map(({ id }) => id);
  if (restored.length > 0) await db.updateTable('asset').set({ deleted_at: null, deleted_by: null }).where('belongs_to', 'in', restored).execute();
  return restored;
}

/** Renames a tag everywhere, joins it with another, or takes it away (`to` null). */
export async function renameTag(db: Database, from: string, to: string | null): Promise<void> {
  const replaced = to === null ? sql<string[]>`array_remove(tags, ${from})` : sql<string[]>`array_replace(tags, ${from}, ${to})`;
  await db
    .updateTable('asset')
    .set({
      tags: sql`(select coalesce(array_agg(tag order by place), '{}') from (select tag, min(place) as place from unnest(${replaced}) with ordinality as one (tag, place) group by tag) as each)`,
    })
    .where(sql<boolean>`tags @> array[${from}]`)
    .execute();
}

export const tagList = async (db: Database): Promise<{ name: string; asset_count: number }[]> => {
  const { rows } = await sql<{ name: string; asset_count: number }>`
    select tag as name, count(*)::int as asset_count from ${sql.table('asset')}, unnest(tags) as tag where deleted_at is null group by tag order by lower(tag), tag`.execute(
    db,
  );
  return rows;
};

const withoutDouble = (tags: readonly string[]): string[] => [...new Set(tags)];

/** A crop has the ratio that it is for, to within one in fifty: pointers are not exact. */
function requireCrops({ width, height }: Locked, crops: Crops): void {
  for (const ratio of ratios) {
    const crop = ratio === 'full' ? undefined : crops[ratio];
    if (!crop) continue;
    const proportion = (crop.width * width) / (crop.height * height);
    if (Math.abs(proportion / proportionOf({ width, height }, ratio) - 1) > 0.02) throw problem('wrong_crop');
  }
}

/** Texts as JSON, without languages that say nothing. */
function columnsOf({ title, alt, caption, transcript, credit, focal, crops, tags, belongs_to: _, lang: __, ...rest }: AssetChange) {
  const texts = { title, alt, caption, transcript, credit };
  return {
    ...defined(rest),
    ...Object.fromEntries(Object.entries(texts).flatMap(([name, text]) => (text ? [[name, JSON.stringify(spoken(text))]] : []))),
    ...(focal && { focal_x: focal.x, focal_y: focal.y }),
    ...(crops && { crops: JSON.stringify(crops) }),
    ...(tags && { tags: withoutDouble(tags) }),
  };
}

const spoken = (text: Readonly<Record<string, string>>) => Object.fromEntries(Object.entries(text).filter(([, words]) => words !== ''));

type Defined<T> = { [Name in keyof T]?: Exclude<T[Name], undefined> };
const defined = <T extends object>(given: T): Defined<T> => Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as Defined<T>; // the same without what is undefined
