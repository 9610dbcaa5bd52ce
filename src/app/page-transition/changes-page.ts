import type { To } from 'react-router';

/** A change of query or hash alone is no other path. */
export function changesPage(to: To | null, pathname: string): boolean {
  const goal = typeof to === 'string' ? to : (to?.pathname ?? '');
  return new URL(goal || pathname, `https://site.invalid${pathname}`).pathname !== pathname;
}
