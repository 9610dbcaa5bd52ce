import { Hono } from 'hono';
import { linkContract } from '#features/account/contract.ts';
import { endSession } from '#features/account/index.server.ts';
import { languageOfPath, languages } from '#i18n/language.ts';
import { href } from '#routes.ts';
import { requestContext } from '../request-context.server.ts';
import type { Site } from '../site.server.ts';

/** Not what the browser stores: drafts of an editor wait there, and the theme. */
const clearedAtSignOut = '"cache"';

/** A link (V §7) that changes something: only where the browser says that a page of this site asked; elsewhere it leads to a button. */
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
