import type { Context } from 'hono';
import { headerPath, redirectCounterService, redirectMaxAge, redirectOf } from '#features/redirects/index.server.ts';
import { traitsOf } from '../personal-pages.ts';
import type { Site } from '../site.server.ts';
import { isStaff } from './gate.server.ts';

/** Where a request is sent on to (301), and how long that may be kept. */
export type Redirect = { to: string; cacheControl: string };

/** A redirect rule (E §7), cached for an hour at most, and a staff-only version (E §6), not cached, as one may sign in later. */
export async function redirectMoved(site: Site, c: Context, { pathname, search, searchParams }: URL): Promise<Redirect | null> {
  const rule = await redirectOf(site.db, pathname, search);
  if (rule) {
    if (c.req.method === 'GET') site.services.get(redirectCounterService).note(rule.id);
    return { to: headerPath(rule.new_path) + rule.search, cacheControl: `public, max-age=${redirectMaxAge}` };
  }
  if (!searchParams.has('v') || !traitsOf(pathname).moreForStaff || (await isStaff(site, c))) return null;
  const rest = new URLSearchParams(searchParams);
  rest.delete('v');
  return { to: pathname + (rest.size > 0 ? `?${rest}` : ''), cacheControl: 'no-store' };
}
