import type { Day } from '#i18n/berlin-time.ts';
import { activeKeys, type Filter, type ListKey } from './filter.ts';

// What is done with a filter once somebody chooses: none of it is needed to show a list.

export const cleared = (filter: Filter): Filter => Object.assign({}, ...Object.keys(filter).map((key) => ({ [key]: null })));

/** Choosing the chosen option clears it (V §4). */
export const toggleOption = (filter: Filter, key: ListKey, id: number): Filter => ({ ...filter, [key]: filter[key] === id ? null : id });

/** A last day before it is given up. */
export const withDate = (filter: Filter, date: Day | null): Filter => ({
  ...filter,
  date,
  ...(date && filter.until && date > filter.until && { until: null }),
});

/** "Remove all" appears with more than one filter, or with one filter and a day other than today (V §4). */
export function showsRemoveAll(filter: Filter, today: Day): boolean {
  const active = activeKeys(filter).length + (filter.tickets ? 1 : 0);
  return active > 1 || (active === 1 && ((filter.date !== null && filter.date !== today) || Boolean(filter.until)));
}
