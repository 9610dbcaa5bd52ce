import { sql } from 'kysely';
import { problem } from '#api/problem.server.ts';
import type { Database } from '#db/database.server.ts';
import { type Crops, proportionOf, ratios } from '../image-sizes.ts';
import type { AssetChange, BulkChange } from './asset-schema.ts';
import { linkCaptions, requirePoster } from './companions.server.ts';
import { requireFolder } from './folders.server.ts';
import {
  type Locked,
  lockAsset,
  lockAssets,
  lockBinnable,
  moveToBin,
  replaceTag,
  setColumns,
  setColumnsAndTags,
  takeCompanionsFromBin,
  takeFromBin,
} from './queries/assets.server.ts';
import { companionsOf, releaseCompanions } from './queries/companions.server.ts';
import { countUses } from './queries/uses.server.ts';

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
  if (Object.keys(columns).length > 0) await setColumns(db, id, columns);
  if (change.belongs_to !== undefined || change.lang !== undefined) await linkCaptions(db, id, { of: change.belongs_to, lang: change.lang });
}

/** Changes many, whatever their revision; answers which. In a transaction. */
export async function updateAssets(db: Database, { ids, change, add_tags, remove_tags }: BulkChange): Promise<number[]> {
  await requireFolder(db, change.folder_id);
  const rows = await lockAssets(db, ids);
  const columns = {
    ...columnsOf(change),
    // Of a text, the languages that are not named stay as they are with each.
    ...(change.credit && { credit: sql<string>`credit || ${JSON.stringify(spoken(change.credit))}::jsonb` }),
  };
  for (const { id, tags } of rows) {
    const tagged = withoutDouble([...tags.filter((tag) => !remove_tags.includes(tag)), ...add_tags]);
    await setColumnsAndTags(db, id, tagged, columns);
  }
  return rows.map(({ id }) => id);
}

/** Puts those that are not used into the bin, with what belongs to them, of which nothing may be in use either. In a transaction. */
export async function binAssets(db: Database, ids: readonly number[], { now, userId }: { now: Date; userId: number | null }) {
  const rows = await lockBinnable(db, ids);
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
  if (gone.length > 0) await moveToBin(db, now, userId, gone);
  return { deleted, in_use: found.filter((id) => used.has(id)) };
}

/** Takes those that are in the bin out of it, with what belongs to them; answers which. */
export async function restoreAssets(db: Database, ids: readonly number[]): Promise<number[]> {
  const rows = await takeFromBin(db, ids);
  const restored = rows.map(({ id }) => id);
  if (restored.length > 0) await takeCompanionsFromBin(db, restored);
  return restored;
}

/** Renames a tag everywhere, joins it with another, or takes it away (`to` null). */
export async function renameTag(db: Database, from: string, to: string | null): Promise<void> {
  const replaced = to === null ? sql<string[]>`array_remove(tags, ${from})` : sql<string[]>`array_replace(tags, ${from}, ${to})`;
  await replaceTag(db, replaced, from);
}

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
