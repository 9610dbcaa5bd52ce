import { useLocation, useNavigate } from 'react-router';
import { type Filter, filterKeys, toQuery } from './filter.ts';
import type { Selection } from './use-filter.ts';

/**
 * Chooses a filter: updates the URL, from which everything else follows (V §2). One option of a filter tried after the
 * other, as the arrow keys do it, is one step of the history.
 */
export function useChoose({ filter, current, last, onChoice }: Selection): (next: Filter) => void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return (next) => {
    const key = keys.find((name) => next[name] !== filter[name]);
    // What is still awaited has no entry of its own yet: only what has come can be replaced.
    const isThere = last?.since === current ? last.replaced : last !== null && queryOf(last.filter) === queryOf(current);
    const replaced = key === last?.key && isThere;
    onChoice({ since: current, filter: next, key, replaced });
    const query = queryOf(next);
    void navigate(query ? `${pathname}?${query}` : pathname, { replace: replaced });
  };
}

const keys = ['date', ...filterKeys] as const;
const queryOf = (filter: Filter) => toQuery(filter).toString();
