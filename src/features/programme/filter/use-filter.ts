import { type Dispatch, type SetStateAction, useState } from 'react';
import type { Filter } from './filter.ts';

/** What was chosen last: by which filter, whether it took the place of the choice before, and whether its list is there. */
export type Choice = { filter: Filter; key: keyof Filter | undefined; replaced: boolean; isLoaded: boolean };

/**
 * The filter as the visitor sees it, and what was chosen last. `choose`: where a choice is not kept in the address of the page
 * but by whoever shows the filters (the overlay).
 */
export type Selection = { filter: Filter; last: Choice | null; onChoice: Dispatch<SetStateAction<Choice | null>>; choose?: (next: Filter) => void };

/**
 * The filter as the visitor sees it: what was just chosen counts at once, until the list for it is there. The list of an
 * earlier choice may still come before it.
 */
export function useFilter(current: Filter): Selection {
  const [last, onChoice] = useState<Choice | null>(null);
  return { filter: last && !last.isLoaded ? last.filter : current, last, onChoice };
}
