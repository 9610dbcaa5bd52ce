import type { IncomingMessage } from 'node:http';
import type { MiddlewareHandler } from 'hono';
import { languages } from '#i18n/language.ts';
import { unlocalisedRoutes } from '#routes.ts';

/** 400 to a request with two `Host` headers: a proxy may have looked at the one, and the site at the other (RFC 9112 §3.2). */
export const refuseSecondHost: MiddlewareHandler = async (c, next) => {
  const { rawHeaders = [] }: Partial<IncomingMessage> = c.env?.incoming ?? {}; // there is none where a test calls the app itself
  if (!hasSecondHost(rawHeaders)) return next();
  return c.text('A request has one Host.', 400, { 'Cache-Control': 'no-store', Connection: 'close' });
};

/** Of names and values in turn, as Node has them: joined ones would hide the second. */
export function hasSecondHost(rawHeaders: readonly string[]): boolean {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts++; // asked of every request: most names are longer
  }
  return hosts > 1;
}

/** `/de/` and `/de/programm//` lead to one address (301); paths of the shop and the API are theirs. `//` would lead to another host. */
export const redirectToBaseUrl: MiddlewareHandler = async (c, next) => {
  if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return next();
  const { pathname, search } = new URL(c.req.url);
  const canonical = pathname.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1');
  // Of what is others' only the slashes at the beginning are ours to judge.
  const address = isOthers(canonical) ? pathname.replace(/^\/{2,}/, '/') : canonical;
  return address === pathname ? next() : c.redirect(address + search, 301);
};

const apis = ['', ...languages.map((language) => `/${language}`)].flatMap((prefix) => [`${prefix}/api`, `${prefix}/pageeditor-api`]);
const isOthers = (path: string): boolean => [...apis, ...Object.values(unlocalisedRoutes)].some((other) => path.startsWith(`${other}/`));
