/** New, changed, unchanged, wrong, left out or deleted. */
export type ImportStats = {
  read: number;
  created: number;
  changed: number;
  unchanged: number;
  wrong: number;
  empty: number;
  leftOut: number;
  /** Events that staff have deleted since they were imported: they stay so. */
  deleted: number;
  gone: number;
  /** Dates that an import has cancelled or taken offline, and that are in the source again. */
  returned: number;
  productionsChanged: number;
  made: Record<Made, number>;
};

export const madeKinds = [
  'productions',
  'persons',
  'ensembles',
  'works',
  'partners',
  'roles',
  'rooms',
  'venues',
  'types',
  'tags',
  'series',
  'genres',
  'seasons',
  'pictures',
] as const;
export type Made = (typeof madeKinds)[number];

export function emptyStats(): ImportStats {
  const made = {
    productions: 0,
    persons: 0,
    ensembles: 0,
    works: 0,
    partners: 0,
    roles: 0,
    rooms: 0,
    venues: 0,
    types: 0,
    tags: 0,
    series: 0,
    genres: 0,
    seasons: 0,
    pictures: 0,
  };
  return { read: 0, created: 0, changed: 0, unchanged: 0, wrong: 0, empty: 0, leftOut: 0, deleted: 0, gone: 0, returned: 0, productionsChanged: 0, made };
}

export function addStats(to: ImportStats, from: ImportStats): void {
  for (const key of ['read', 'created', 'changed', 'unchanged', 'wrong', 'leftOut', 'deleted', 'returned', 'productionsChanged'] as const) to[key] += from[key];
  for (const kind of madeKinds) to.made[kind] += from.made[kind];
}
