import { type Context, Hono } from 'hono';
import { asPattern, type Endpoint, forOtherOrigins, isForEverybody, pathWith } from '#api/endpoint.ts';
import { messageFor } from '#api/strings.ts';
import { mayCall } from '#api/user.ts';
import { isLanguage, type Language, languageOfPath, languages } from '#i18n/language.ts';
import { giveToken } from '../csrf/csrf.server.ts';
import { errorResponse } from '../errors/failure.server.ts';
import { readJson } from '../http/body.server.ts';
import { csrfOf, requestContext } from '../request-context.server.ts';
import { operations, type Site } from '../site.server.ts';

/** Below /api and the same below /de/api and /en/api (decisions.md). */
export function apiRoutes(site: Site): Hono {
  const app = new Hono({ strict: true });
  const csrf = csrfOf(site);
  for (const { endpoint, run } of operations) {
    const open = isForEverybody(endpoint) ? Object.entries(forOtherOrigins) : [];
    const answer = async (c: Context) => {
      const language = languageOfCall(c.req.url, endpoint);
      for (const [name, value] of open) c.header(name, value);
      try {
        // A file is held for those alone who may send one.
        const sender = endpoint.maxBodyBytes ? await requestContext(c, site, language) : null;
        const most = sender && mayCall(endpoint.access, sender.user) ? endpoint.maxBodyBytes : undefined;
        const input = { parameters: c.req.param(), query: queryOf(c.req.url, endpoint), body: endpoint.body ? await readJson(c, language, most) : undefined };
        if (endpoint.personal && endpoint.method === 'GET') giveToken(c, csrf);
        const context = sender ?? (await requestContext(c, site, language));
        const output = await run(input, context);
        const isPersonal = endpoint.personal || (endpoint.moreForStaff && context.user);
        const cache = isPersonal ? 'no-store' : 'no-cache';
        if (output === undefined) return c.body(null, 204, { 'Cache-Control': cache });
        return c.json(output, 200, { 'Cache-Control': cache, 'Content-Language': language });
      } catch (error) {
        return errorResponse(c, site.log, language, error);
      }
    };
    for (const prefix of ['', ...languages.map((language) => `/${language}`)]) {
      const path = prefix + pathWith(endpoint, (name, pattern) => (pattern === '[^/]+' ? `:${name}` : `:${name}{${pattern}}`));
      // The other spelling of the trailing slash is redirected, method and body kept (decisions.md).
      const sendOn = (c: Context): Response => {
        const url = new URL(c.req.url);
        for (const [name, value] of open) c.header(name, value);
        return c.redirect(otherSpelling(url.pathname) + url.search, 308);
      };
      app.on(endpoint.method, path, async (c) => (endpoint.takesRest && c.req.path.endsWith('/') ? sendOn(c) : answer(c)));
      if (!endpoint.takesRest) app.all(otherSpelling(path), sendOn);
    }
  }
  return app;
}

/** That of `?locale=` where the endpoint takes it (V §7), else that of its path. */
function languageOfCall(url: string, { query }: Endpoint): Language {
  const { pathname, searchParams } = new URL(url);
  const asked = query && Object.hasOwn(query.shape, 'locale') ? searchParams.get('locale') : null;
  return isLanguage(asked) ? asked : languageOfPath(pathname);
}

const otherSpelling = (path: string) => (path.endsWith('/') ? path.slice(0, -1) : `${path}/`);

/** JSON as well. */
export function unknownApiPath(c: Context): Response {
  const language = languageOfPath(c.req.path);
  const methods = patterns.filter(({ pattern }) => pattern.test(c.req.path)).map(({ method }) => method);
  const [status, code] = methods.length > 0 ? ([405, 'method_not_allowed'] as const) : ([404, 'not_found'] as const);
  if (status === 405) c.header('Allow', methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])).join(', '));
  return c.json({ code, message: messageFor(language, code) }, status, { 'Cache-Control': 'no-store' });
}

/** Made once: there are hundreds of them, and whoever asks for nonsense has each tried. */
const patterns = operations.map(({ endpoint }) => ({ method: endpoint.method, pattern: new RegExp(`^(/(de|en))?${pathWith(endpoint, asPattern)}$`) }));

/** The first of each that the endpoint declares, in an object without prototype. */
function queryOf(url: string, endpoint: Endpoint): Record<string, unknown> {
  const query: Record<string, unknown> = Object.create(null);
  if (!endpoint.query) return query;
  const given = new URL(url).searchParams;
  for (const name of Object.keys(endpoint.query.shape)) {
    const value = given.get(name);
    if (value !== null) query[name] = value;
  }
  return query;
}
