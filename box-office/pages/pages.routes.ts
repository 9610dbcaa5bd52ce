import { Hono } from 'hono';
import type { BoxOffice } from '../box-office.ts';
import { assetRoutes } from './assets.ts';
import { cartRoutes } from './cart.routes.ts';
import { choiceRoutes } from './choice.routes.ts';
import { notFound } from './not-found.ts';
import { securityHeaders } from './page-context.ts';

/** A cart's or order's address is its key, which nobody can guess. */
export function pageRoutes(office: BoxOffice): Hono {
  const pages = new Hono();
  pages.route('/assets', assetRoutes());
  pages.use('*', async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(securityHeaders(office.settings.siteUrl))) c.res.headers.set(name, value);
  });
  pages.route('/', choiceRoutes(office));
  pages.route('/', cartRoutes(office));
  pages.all('*', (c) => notFound(c, office));
  return pages;
}
