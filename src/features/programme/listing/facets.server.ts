import type { Database } from '#db/database.server.ts';
import { type FilterKey, filterKeys } from '../filter/filter.ts';
import type { Selection } from './queries/conditions.server.ts';
import { type Column, countBeside, type Facet } from './queries/count-beside.server.ts';
import { partsOf } from './queries/parts.server.ts';

export type Counts = Record<FilterKey, Map<number, number>>;

const facets = filterKeys.map((key) =>
  key === 'room' || key === 'type' ? ({ key, column: `${key}_id`, isList: false } as const) : ({ key, column: `${key}_ids`, isList: true } as const),
) satisfies Facet<FilterKey>[];

/** For every option of these keys: how many events there would be with it, beside what is chosen under the others. One statement. */
export async function countOptions(db: Database, selection: Selection, now: Date, keys: readonly FilterKey[] = filterKeys): Promise<Counts> {
  const rows = (columns: readonly Column<(typeof facets)[number]>[], without: FilterKey | null) => {
    const { begins, lasts } = partsOf(db, without ? { ...selection, [without]: undefined } : selection, now);
    const asked = (part: typeof begins) => part.select(columns.map((column) => `event.${column}` as const));
    return asked(begins).unionAll(asked(lasts));
  };
  const isChosen = (key: FilterKey) => selection[key] !== undefined;
  const asked = facets.filter(({ key }) => keys.includes(key));
  const counts: Counts = { room: new Map(), type: new Map(), tag: new Map(), series: new Map(), genre: new Map(), accessibility: new Map() };
  const { rows: counted } = await countBeside({ facets: asked, isChosen, rows }).execute(db);
  for (const { key, id, count } of counted) counts[key].set(id, count);
  return counts;
}
