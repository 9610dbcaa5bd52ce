import { cachedRead, minuteOf } from '#db/cached-read.server.ts';
import type { Database } from '#db/database.server.ts';
import { type Column, countBeside, type Facet } from '#features/programme/index.server.ts';
import type { ProductionQuery } from './contract.ts';
import { type ProductionKey, productionKeys, selected } from './queries/selection.server.ts';

export type Counts = Record<ProductionKey, Map<number, number>>;

/** How many productions a list has; of the whole list from now on kept until a production changes or a minute has passed. */
export const productionCount = (db: Database, query: ProductionQuery, now: Date): Promise<number> =>
  isWholeList(query) ? cachedRead(db, 'count of productions', minuteOf(now), () => countProductions(db, query, now)) : countProductions(db, query, now);

/** What each option of the filters would give; of the whole list kept in the same way, which is also what the only filter chosen would give. */
export async function optionCounts(db: Database, query: ProductionQuery, now: Date): Promise<Counts> {
  const whole = () => cachedRead(db, 'counts of options of productions', minuteOf(now), () => countOptions(db, {}, now));
  if (isWholeList(query)) return whole();
  const only = productionKeys.find((key) => query[key] !== undefined && isWholeList({ ...query, [key]: undefined }));
  if (!only) return countOptions(db, query, now);
  const others = productionKeys.filter((key) => key !== only);
  const [all, beside] = await Promise.all([whole(), countOptions(db, query, now, others)]);
  return { ...beside, [only]: all[only] };
}

/** Whether nothing is chosen: all that can still be seen. */
export const isWholeList = (query: ProductionQuery): boolean => Object.values(query).every((value) => value === undefined);

async function countProductions(db: Database, query: ProductionQuery, now: Date): Promise<number> {
  const { count } = await selected(db, query, now)
    .clearSelect()
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

const facets = [
  { key: 'season', column: 'season_id', isList: false },
  { key: 'exhibition_type', column: 'type_id', isList: false },
  { key: 'tag', column: 'tag_ids', isList: true },
] as const satisfies Facet<ProductionKey>[];

/** For every option of these keys: how many productions there would be with it, beside what is chosen under the others. One statement. */
async function countOptions(db: Database, query: ProductionQuery, now: Date, keys: readonly ProductionKey[] = productionKeys): Promise<Counts> {
  const rows = (columns: readonly Column<(typeof facets)[number]>[], without: ProductionKey | null) =>
    selected(db, without ? { ...query, [without]: undefined } : query, now)
      .clearSelect()
      .select(columns.map((column) => `production.${column}` as const));
  const isChosen = (key: ProductionKey) => query[key] !== undefined;
  const asked = facets.filter(({ key }) => keys.includes(key));
  const { rows: counted } = await countBeside({ facets: asked, isChosen, rows }).execute(db);
  const counts: Counts = { season: new Map(), exhibition_type: new Map(), tag: new Map() };
  for (const { key, id, count } of counted) counts[key].set(id, count);
  return counts;
}
