import { startTransition } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { isOnPanelEntry } from '#ui/panel/panel-of.ts';
import { type Filter, toQuery } from './filter.ts';
import type { Choice, Selection } from './use-filter.ts';

/** Updates the URL, from which everything follows (V §2); options tried by arrow keys are one step of the history. */
export function useChoose({ filter, last, onChoice, choose }: Selection): (next: Filter) => void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  if (choose) return choose;
  return async (next) => {
    const key = (Object.keys(filter) as (keyof Filter)[]).find((name) => next[name] !== filter[name]); // a filter has no other keys
    // Only what has come can be replaced, and the address knows it before the page does.
    const isCommitted = last !== null && (queryOf(last.filter) === window.location.search.slice(1) || (!last.isLoaded && last.replaced));
    const replaced = key === last?.key && isCommitted;
    const choice: Choice = { filter: next, key, replaced, isLoaded: false };
    onChoice(choice);
    const query = queryOf(next);
    const address = query ? `${pathname}?${query}` : pathname;
    await navigate(address, { replace: replaced || isOnPanelEntry() });
    // Where something else has broken the way there off, an anchor for instance, nothing has been chosen.
    const outcome = window.location.pathname + window.location.search === address ? { ...choice, isLoaded: true } : null;
    startTransition(() => onChoice((last) => (last === choice ? outcome : last))); // drawn with the list, not before it
  };
}

const queryOf = (filter: Filter) => toQuery(filter).toString();
