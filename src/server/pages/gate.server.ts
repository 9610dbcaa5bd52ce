import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { mayCall } from '#api/user.ts';
import { isDatabaseUnavailable } from '#db/unavailable.server.ts';
import { accountService, sessionCookieName } from '#features/account/index.server.ts';
import { settingsReader } from '#features/settings/index.server.ts';
import { currentTrace } from '#tracing/request-trace.server.ts';
import { reportUnavailable } from '../errors/failure.server.ts';
import { isSignInPage } from '../personal-pages.ts';
import type { Site } from '../site.server.ts';

/** `venue`: as far as its name is known. */
type Entrance = { isOpen: boolean; venue: string };

/** Not while the site is switched off, except for staff (V §8, E §4); a passing fault leaves the last known settings in force. */
export function siteGate(site: Site): (c: Context) => Promise<Entrance> {
  const { db, log, isTried = false } = site;
  // Of a database that is away the page tells that fails for it, or the gate that stays shut.
  const reader = settingsReader(db, (problem) => !isDatabaseUnavailable(problem) && log.error({ err: problem }, 'settings'));
  return async (c) => {
    const settings = await reader.read().catch((problem: unknown) => {
      if (isDatabaseUnavailable(problem)) reportUnavailable(log, problem, { method: c.req.method, path: c.req.path });
      return null;
    });
    const isOpen = isTried || settings?.is_site_online || isSignInPage(c.req.path) || (await isStaff(site, c));
    return { isOpen, venue: settings?.name ?? '' };
  };
}

export async function isStaff({ services, config }: Site, c: Context): Promise<boolean> {
  const find = services.get(accountService).sessions.find(getCookie(c, sessionCookieName(config.baseUrl)));
  const session = await find.catch(() => null); // a fault of the database opens nothing
  const isOne = mayCall('editor', session?.user ?? null);
  const trace = currentTrace();
  if (trace && isOne) trace.isOfStaff = true;
  return isOne;
}
