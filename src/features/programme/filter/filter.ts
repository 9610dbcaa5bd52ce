import type { Day } from '#i18n/berlin-time.ts';
import { fromUrlDate, toUrlDate } from '#i18n/url-date.ts';

/** The filter keys of the programme, in the order in which they are shown (V §3). */
export const filterKeys = ['room', 'type', 'tag', 'series', 'genre'] as const;
export type FilterKey = (typeof filterKeys)[number];

/** What a visitor has chosen: at most one option per key, and a day or null for "from now on". */
export type Filter = { readonly date: Day | null } & { readonly [Key in FilterKey]: number | null };

export const noFilter: Filter = { date: null, room: null, type: null, tag: null, series: null, genre: null };

/** Choosing the chosen option clears it (V §4). */
export const toggleOption = (filter: Filter, key: FilterKey, id: number): Filter => ({ ...filter, [key]: filter[key] === id ? null : id });

export const activeKeys = (filter: Filter): FilterKey[] => filterKeys.filter((key) => filter[key] !== null);

export const isFiltered = (filter: Filter): boolean => filter.date !== null || activeKeys(filter).length > 0;

/** Teasers belong to the whole programme, from whatever day on; beside one of its parts they would stand for no reason. */
export const hasTeasers = (filter: Filter): boolean => activeKeys(filter).length === 0;

/** "Remove all" appears with more than one filter, or with one filter and a day other than today (V §4). */
export function showsRemoveAll(filter: Filter, today: Day): boolean {
  const active = activeKeys(filter).length;
  return active > 1 || (active === 1 && filter.date !== null && filter.date !== today);
}

/** The URL's query: date as DD-MM-YYYY, one parameter per key, only what is set (V §2). */
export function toQuery(filter: Filter): URLSearchParams {
  const query = new URLSearchParams();
  if (filter.date) query.set('date', toUrlDate(filter.date));
  for (const key of activeKeys(filter)) query.set(key, String(filter[key]));
  return query;
}

/** Reads the URL's query. Names of invalid parameters are returned instead: any of them is an error (V §5). */
export function fromQuery(query: URLSearchParams): { filter: Filter } | { invalid: string[] } {
  const invalid: string[] = [];
  const date = query.get('date') || null;
  const day = date === null ? null : fromUrlDate(date);
  if (date !== null && day === null) invalid.push('date');
  const chosen: Record<FilterKey, number | null> = { room: null, type: null, tag: null, series: null, genre: null };
  for (const key of filterKeys) {
    const text = query.get(key);
    if (!text) continue; // an empty select of the form without script
    if (/^[1-9]\d{0,8}$/.test(text)) chosen[key] = Number(text);
    else invalid.push(key);
  }
  return invalid.length > 0 ? { invalid } : { filter: { date: day, ...chosen } };
}
