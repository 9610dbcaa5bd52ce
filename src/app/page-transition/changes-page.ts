import type { To } from 'react-router';

/** Whether a navigation leads to another path than `pathname`; a change of query or hash alone moves no page. */
export function changesPage(to: To | null, pathname: string): boolean {
  const goal = typeof to === 'string' ? to : (to?.pathname ?? '');
  return new URL(goal || pathname, `https://site.invalid${pathname}`).pathname !== pathname;
}
