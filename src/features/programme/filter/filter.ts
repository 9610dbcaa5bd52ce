import type { Day } from '#i18n/berlin-time.ts';
import { fromUrlDate, toUrlDate } from '#i18n/url-date.ts';

/** The filter keys of the programme, in the order in which they are shown (V §3). */
export const filterKeys = ['room', 'type', 'tag', 'series', 'genre', 'accessibility'] as const;
export type FilterKey = (typeof filterKeys)[number];

/** Those of all lists with filters: the productions have `tag` and two of their own. */
export type ListKey = FilterKey | 'season' | 'exhibition_type';

/** At most one option per key; a null day: from now on. The keys it has, chosen or null, are those of its list, in order. */
export type Filter = { readonly date: Day | null; readonly until?: Day | null; readonly tickets?: true | null } & {
  readonly [Key in ListKey]?: number | null;
};

export const noFilter: Filter = { date: null, until: null, tickets: null, room: null, type: null, tag: null, series: null, genre: null, accessibility: null };

export const keysOf = (filter: Filter): ListKey[] => Object.keys(filter).filter((key): key is ListKey => !/^(date|until|tickets)$/.test(key));

export const activeKeys = (filter: Filter): ListKey[] => keysOf(filter).filter((key) => filter[key]);

export const isFiltered = (filter: Filter): boolean => Object.values(filter).some(Boolean);

/** Teasers belong to the whole programme, from whatever day on; beside one of its parts they would stand for no reason. */
export const hasTeasers = (filter: Filter): boolean => !isFiltered({ ...filter, date: null });

/** The URL's query: days as DD-MM-YYYY, one parameter per key, only what is set (V §2). */
export function toQuery(filter: Filter): URLSearchParams {
  const query = new URLSearchParams();
  if (filter.date) query.set('date', toUrlDate(filter.date));
  if (filter.until) query.set('until', toUrlDate(filter.until));
  if (filter.tickets) query.set('tickets', '1');
  for (const key of activeKeys(filter)) query.set(key, String(filter[key]));
  return query;
}

/** For the keys of `none`; answers the names of invalid parameters instead: any is an error (V §5). */
export function fromQuery(query: URLSearchParams, none: Filter = noFilter): { filter: Filter } | { invalid: string[] } {
  const invalid: string[] = [];
  const dayOf = (name: 'date' | 'until') => {
    const text = query.get(name); // empty in the form without script
    const day = text ? fromUrlDate(text) : null;
    if (text && !day) invalid.push(name);
    return day;
  };
  let filter: Filter = { ...none, date: dayOf('date') };
  if ('until' in none) {
    const tickets = query.get('tickets');
    filter = { ...filter, until: dayOf('until'), tickets: tickets === '1' || null };
    if (tickets && !filter.tickets) invalid.push('tickets');
  }
  for (const key of keysOf(none)) {
    const text = query.get(key);
    if (!text) continue; // an empty select of the form without script
    if (/^[1-9]\d{0,8}$/.test(text)) filter = { ...filter, [key]: Number(text) };
    else invalid.push(key);
  }
  return invalid.length > 0 ? { invalid } : { filter };
}
