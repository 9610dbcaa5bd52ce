import './page-transition.css';

import { useContext, useEffect } from 'react';
import { type DataRouter, UNSAFE_DataRouterContext as DataRouterContext } from 'react-router';
import { changesPage } from './changes-page.ts';

/** V §9; none for a change of the query, and the router handles "back" itself. */
export function usePageTransitions(): void {
  const router = useContext(DataRouterContext)?.router;
  useEffect(() => {
    if (router && !known.has(router)) withTransitions(router);
  }, [router]);
}

const known = new WeakSet<DataRouter>();

function withTransitions(router: DataRouter): void {
  known.add(router);
  const navigate: DataRouter['navigate'] = router.navigate;
  router.navigate = (to: Parameters<typeof navigate>[0] | number | null, options?: object) => {
    if (typeof to === 'number') return navigate(to);
    const viewTransition = changesPage(to, location.pathname) && !matchMedia('(prefers-reduced-motion: reduce)').matches;
    return navigate(to, { ...options, viewTransition });
  };
}
