import { Hono } from 'hono';
import { linkContract } from '#features/account/contract.ts';
import { endSession } from '#features/account/index.server.ts';
import { languageOfPath, languages } from '#i18n/language.ts';
import { href } from '#routes.ts';
import { requestContext } from '../request-context.server.ts';
import type { Site } from '../site.server.ts';

/** What the browser has fetched for somebody. Not what it stores: drafts of an editor wait there, and the theme; the worker keeps nothing of anybody (src/app/offline). */
const clearedAtSignOut = '"cache"';

/**
 * `GET /api/user-logout/` (V §7): a link. As it changes something, it does so only where the browser says that a page of
 * this site was the one to ask; from anywhere else, and from browsers that do not say, it leads to a page with a button.
 */
export function signOutRoutes(site: Site): Hono {
  const app = new Hono({ strict: true });
  app.use(async (c, next) => {
    await next();
    if (c.req.method === 'POST' && c.res.ok && c.req.path.endsWith(linkContract.signOut.path)) c.res.headers.set('Clear-Site-Data', clearedAtSignOut);
  });
  for (const prefix of ['', ...languages.map((language) => `/${language}`)]) {
    app.get(prefix + linkContract.signOut.path, async (c) => {
      const language = languageOfPath(c.req.path);
      c.header('Cache-Control', 'no-store');
      if (c.req.header('Sec-Fetch-Site') !== 'same-origin') return c.redirect(href('userLogout', language), 303);
      c.header('Clear-Site-Data', clearedAtSignOut);
      await endSession(await requestContext(c, site, language));
      return c.redirect(href('home', language), 303);
    });
  }
  return app;
}
