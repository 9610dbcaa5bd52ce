import type { ListData, Options } from '../list/list.loader.ts';
import { type Filter, filterKeys } from './filter.ts';

/** The names of what is chosen. */
export function chosenOptions(filter: Filter, options: Options): ListData['chosen'] {
  return Object.fromEntries(filterKeys.flatMap((key) => options[key].filter(({ id }) => id === filter[key]).map((option) => [key, option])));
}
