import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { mayCall } from '#api/user.ts';
import { accountService, sessionCookieName } from '#features/account/index.server.ts';
import { settingsReader } from '#features/settings/index.server.ts';
import { isSignInPage } from './personal-pages.ts';
import type { Site } from './site.server.ts';

/** The site is closed to who asks; `house`: what it is called, as far as that is known. */
export type Closed = { house: string };

/**
 * Whether pages may be shown (null) or not: not while the site is switched off, nor before settings have ever been read;
 * staff excepted (V §8, E §4). A passing fault of the database leaves the last known settings in force and is logged.
 */
export function siteGate(site: Site): (c: Context) => Promise<Closed | null> {
  const { db, log } = site;
  const reader = settingsReader(db, (problem) => log.error({ err: problem }, 'settings'));
  return async (c) => {
    const settings = await reader.read().catch(() => null); // the reader has reported why
    if (settings?.is_site_online || isSignInPage(c.req.path) || (await isStaff(site, c))) return null;
    return { house: settings?.name ?? '' };
  };
}

/** Whether the visitor is signed in with a role that works on the site. */
async function isStaff({ services, config }: Site, c: Context): Promise<boolean> {
  const find = services.get(accountService).sessions.find(getCookie(c, sessionCookieName(config.baseUrl)));
  const session = await find.catch(() => null); // a fault of the database opens nothing
  return mayCall('editor', session?.user ?? null);
}
