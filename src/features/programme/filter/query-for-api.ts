import type { Filter } from './filter.ts';

/** The filter as the API takes it: only what is set. */
export function queryForApi(filter: Filter): Record<string, string | number> {
  return Object.fromEntries(Object.entries(filter).filter((entry): entry is [string, string | number] => entry[1] !== null));
}
