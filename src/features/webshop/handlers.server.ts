import { type Handler, Hono, type MiddlewareHandler } from 'hono';
import { defaultLanguage, isLanguage, languageOfAddress } from '#i18n/language.ts';
import { fillPath } from '#route-path.ts';
import { shopRedirects, shopRoutes, unlocalisedRoutes } from '#routes.ts';
import { inLanguage } from './in-language.ts';

/** How long a browser may remember where an old address leads, in seconds (decisions.md). */
const remembered = 3_600;

/** The visitor's language, the three redirects of V §2, and the page of `template` as something that another host may fetch. */
export function webshopRoutes({ template }: { template: Handler }): Hono {
  const app = new Hono({ strict: true });
  for (const path of Object.values(unlocalisedRoutes)) app.get(`${path}/*`, inVisitorsLanguage);
  for (const shop of Object.values(shopRoutes)) {
    for (const [from, to] of Object.entries(shopRedirects)) {
      const path = shop + from.replace(':id', ':id{[1-9][0-9]{0,8}}');
      app.on('GET', [path, `${path}/`], (c) => {
        const url = new URL(c.req.url);
        const page = fillPath(to[languageOfAddress(url)], c.req.param());
        url.searchParams.delete('lang');
        c.header('Cache-Control', `public, max-age=${remembered}`);
        c.header('Vary', 'Referer');
        return c.redirect(page + url.search, 301);
      });
    }
  }
  app.get(`${unlocalisedRoutes.eventimTemplate}/*`, async (c, next) => {
    await next();
    c.header('Access-Control-Allow-Origin', '*');
  });
  app.get(`${unlocalisedRoutes.eventimTemplate}/*`, template);
  return app;
}

/** A link to the shop that names no language is followed in that of the page it stands on. */
const inVisitorsLanguage: MiddlewareHandler = async (c, next) => {
  const { pathname, search, searchParams } = new URL(c.req.url);
  const from = URL.parse(c.req.header('Referer') ?? '');
  const language = from ? languageOfAddress(from) : defaultLanguage;
  if (language === defaultLanguage || isLanguage(searchParams.get('lang'))) return next();
  c.header('Cache-Control', 'no-store');
  return c.redirect(inLanguage(pathname + search, language), 302);
};
