import { type Context, Hono } from 'hono';
import { linkContract } from '#features/account/contract.ts';
import { beginAtProvider, returnFromProvider, returnPath } from '#features/account/index.server.ts';
import { languageOfPath, languages } from '#i18n/language.ts';
import { unknownApiPath } from '../api/api-routes.server.ts';
import { requestContext } from '../request-context.server.ts';
import type { Site } from '../site.server.ts';

/** Two redirects of OpenID Connect, no JSON. */
export function providerRoutes(site: Site): Hono {
  const app = new Hono({ strict: true });
  const lead = (c: Context, journey: { url: string; cookies: string[] } | null) => {
    if (!journey) return unknownApiPath(c);
    for (const line of journey.cookies) c.header('Set-Cookie', line, { append: true });
    c.header('Cache-Control', 'no-store');
    return c.redirect(journey.url, 303);
  };
  for (const prefix of ['', ...languages.map((language) => `/${language}`)]) {
    app.get(prefix + linkContract.signInAtProvider.path, async (c) => {
      const context = await requestContext(c, site, languageOfPath(c.req.path));
      return lead(c, await beginAtProvider(context, c.req.query('next')));
    });
  }
  app.get(returnPath, async (c) => {
    const context = await requestContext(c, site, languageOfPath(c.req.path));
    return lead(c, await returnFromProvider(context, { cookie: c.req.header('Cookie') ?? '', search: new URL(c.req.url).search }));
  });
  return app;
}
