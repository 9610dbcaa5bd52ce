import type { Day } from '#i18n/berlin-time.ts';
import { type Filter, keysOf, type ListKey } from './filter.ts';

export type FilterOption = { id: number; name: string; lang?: 'de' | 'en'; count: number };
export type Options = { readonly [Key in ListKey]?: FilterOption[] };

export type FilterData = {
  list: 'events' | 'productions';
  filter: Filter;
  /** Of all entries of the list. */
  count: number;
  chosen: Partial<Record<ListKey, FilterOption>>;
  /** With script they are loaded when a filter is opened. */
  serverOnly?: { options: Options };
  today: Day;
};

export function chosenOptions(filter: Filter, options: Options): FilterData['chosen'] {
  return Object.fromEntries(keysOf(filter).flatMap((key) => (options[key] ?? []).filter(({ id }) => id === filter[key]).map((option) => [key, option])));
}
