import { type Dispatch, type SetStateAction, useState } from 'react';
import type { Filter } from './filter.ts';

/** By which filter, whether it replaced the choice before, and whether its list is there. */
export type Choice = { filter: Filter; key: keyof Filter | undefined; replaced: boolean; isLoaded: boolean };

/** `choose`: where whoever shows the filters stores the choice (the overlay). */
export type Selection = { filter: Filter; last: Choice | null; onChoice: Dispatch<SetStateAction<Choice | null>>; choose?: (next: Filter) => void };

/** What was just chosen counts at once, though the list of an earlier choice may still come before it. */
export function useFilter(current: Filter): Selection {
  const [last, onChoice] = useState<Choice | null>(null);
  return { filter: last && !last.isLoaded ? last.filter : current, last, onChoice };
}
