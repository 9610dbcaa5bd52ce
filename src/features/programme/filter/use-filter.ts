import { type Dispatch, type SetStateAction, useState } from 'react';
import type { Filter } from './filter.ts';

/** What was chosen last: on which list, by which filter, and whether it took the place of the choice before. */
export type Choice = { since: Filter; filter: Filter; key: keyof Filter | undefined; replaced: boolean };

/** The filter of the list that is shown, and what was chosen since. */
export type Selection = { filter: Filter; current: Filter; last: Choice | null; onChoice: Dispatch<SetStateAction<Choice | null>> };

/** The filter as the visitor sees it: what was just chosen counts at once, until the list for it is there. */
export function useFilter(current: Filter): Selection {
  const [last, onChoice] = useState<Choice | null>(null);
  return { filter: last?.since === current ? last.filter : current, current, last, onChoice };
}
