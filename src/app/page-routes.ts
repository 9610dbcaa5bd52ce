import type { RouteObject } from 'react-router';
import { lazyImport } from '#ui/lazy-import.ts';
import { isDashboardPath } from './dashboard/is-dashboard-path.ts';
import { routesOf } from './page.ts';
import { pages } from './route-table.ts';

const loadDashboardTable = lazyImport(() => import('./dashboard/route-table.ts'));

/** The routes among which a path is found: those of the site, or of the back office. New objects each time: a router keeps what it has learnt of a route in it. */
export async function pageRoutes(path: string): Promise<RouteObject[]> {
  const rows = isDashboardPath(path) ? (await loadDashboardTable()).dashboardPages : pages;
  return rows.flatMap(routesOf);
}
