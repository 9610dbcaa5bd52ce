import type { RouteObject } from 'react-router';
import { lazyImport } from '#ui/lazy-import.ts';
import { isBackOfficePath } from './back-office/is-back-office-path.ts';
import { routesOf } from './page.ts';
import { pages } from './route-table.ts';

const loadBackOfficeTable = lazyImport(() => import('./back-office/route-table.ts'));

/** New objects each time: a router stores in a route what it learns of it. */
export async function pageRoutes(path: string): Promise<RouteObject[]> {
  const rows = isBackOfficePath(path) ? (await loadBackOfficeTable()).backOfficePages : pages;
  return rows.flatMap(routesOf);
}
