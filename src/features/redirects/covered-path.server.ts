import type { Database } from '#db/database.server.ts';
import { routes, unlocalisedRoutes } from '#routes.ts';
import { normalisePath } from './path.ts';
import { pageAtPath } from './queries.server.ts';

/** What answers by itself, in either language. */
const own = ['/api', '/pageeditor-api', '/media', '/assets', '/healthz', '/livez', '/readyz', '/page-data', '/page-head', ...Object.values(unlocalisedRoutes)];

/** Whether the site itself works below a path, such as the back office: a rule would lock everybody out of it. */
export function isReservedPath(raw: string): boolean {
  const path = normalisePath(raw)?.replace(/^\/(de|en)(?=\/(api|pageeditor-api)(\/|$))/, '');
  return path !== undefined && own.some((start) => path === start || path.startsWith(`${start}/`));
}

/** Whether a page stands at a path that everybody can see: one of the page tree, or of the site itself, where an address of an event or person counts as one. */
export async function isLivingPage(db: Database, raw: string): Promise<boolean> {
  const path = normalisePath(raw);
  if (path === null) return false;
  const patterns = Object.values(routes).flatMap((row) => Object.values(row));
  if (patterns.some((one) => new RegExp(`^${one.replace(/\/:\w+\?/g, '(/[^/]+)?').replace(/:\w+/g, '[^/]+')}$`).test(path))) return true;
  const found = await pageAtPath(db, path);
  return found !== undefined;
}
