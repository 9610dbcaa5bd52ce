import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { z } from 'zod';
import { csrfCookie, csrfHeader, csrfTokenPath } from '#api/csrf-token.ts';
import { endpoint } from '#api/endpoint.ts';
import { sessionCookieName, sessionMark } from '#features/account/index.server.ts';
import { languageOfPath, languages } from '#i18n/language.ts';
import { readForm } from '../http/body.server.ts';
import { isPersonalPage } from '../personal-pages.ts';
import { t } from './strings.ts';

export type Csrf = {
  /** The same for all processes of a site. */
  secret: string;
  /** Decides the origin of requests, and whether cookies are for https alone. */
  baseUrl: string;
};

export const csrfContract = {
  token: endpoint({
    method: 'GET',
    path: csrfTokenPath,
    access: 'public',
    personal: true,
    summary: `Sets the cookie \`${csrfCookie}\`, whose value every change has to carry in \`${csrfHeader}\`, unless there is one that holds.`,
    output: z.void(),
  }),
};

const harmless = new Set(['GET', 'HEAD', 'OPTIONS']);

/** 403 `csrf_failed` unless `X-CSRFToken` equals our cookie of this session and no other site has sent it, whatever the content type. */
export function csrfGuard({ secret, baseUrl }: Csrf): MiddlewareHandler {
  const { origin } = new URL(baseUrl);
  return async (c, next) => {
    if (harmless.has(c.req.method)) return next();
    const token = c.req.header(csrfHeader) ?? (await formToken(c)) ?? '';
    const isOurs = sameText(token, getCookie(c, csrfCookie) ?? '') && isTokenFor(secret, sessionOf(c, baseUrl), token);
    if (isOurs && isFromOwnSite(c.req.raw.headers, origin)) return next();
    return c.json({ code: 'csrf_failed', message: t(languageOfPath(c.req.path), 'csrf_failed') }, 403, { 'Cache-Control': 'no-store' });
  };
}

/** `GET /api/csrf-token/` (204, never cached): a call of its own, as cached pages carry no Set-Cookie. */
export function csrfRoutes(csrf: Csrf): Hono {
  const app = new Hono({ strict: true });
  for (const prefix of ['', ...languages.map((language) => `/${language}`)]) {
    app.get(prefix + csrfTokenPath, (c) => {
      giveToken(c, csrf);
      return c.body(null, 204, { 'Cache-Control': 'no-store' });
    });
  }
  return app;
}

/** For calls to one visitor alone; answers the cookie that holds. `session` where the answer begins or ends one. */
export function giveToken(c: Context, { secret, baseUrl }: Csrf, session = sessionOf(c, baseUrl)): string {
  const known = getCookie(c, csrfCookie) ?? '';
  if (isTokenFor(secret, session, known)) return known;
  const token = makeToken(secret, session);
  // Readable by script on purpose: that only pages of this site can read it is what the check rests on.
  setCookie(c, csrfCookie, token, { path: '/', sameSite: 'Lax', secure: baseUrl.startsWith('https:') });
  return token;
}

/** Without script a form cannot set the header; only pages made for one visitor have such forms. */
const formToken = async (c: Context): Promise<string | null | undefined> => (isPersonalPage(c.req.path) ? (await readForm(c))?.get(csrfCookie) : null);

/** From the session's cookie; null for anonymous visitors. */
function sessionOf(c: Context, baseUrl: string): string | null {
  const cookie = getCookie(c, sessionCookieName(baseUrl));
  return cookie ? sessionMark(cookie) : null;
}

/** A random id and its HMAC over id and session. */
export function makeToken(secret: string, session: string | null): string {
  const id = randomBytes(16).toString('base64url');
  return `${id}.${sign(secret, session, id)}`;
}

export function isTokenFor(secret: string, session: string | null, token: string): boolean {
  const [id = '', signature = '', ...rest] = token.split('.');
  return rest.length === 0 && /^[\w-]{22}$/.test(id) && sameText(signature, sign(secret, session, id));
}

const sign = (secret: string, session: string | null, id: string) =>
  createHmac('sha256', secret)
    .update(JSON.stringify([session, id]))
    .digest('base64url');

function sameText(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length > 0 && a.length === b.length && timingSafeEqual(a, b);
}

/** What no script can change: `Sec-Fetch-Site`, on plain http `Origin`; a request with neither comes from no browser. */
function isFromOwnSite(headers: Headers, ownOrigin: string): boolean {
  const site = headers.get('Sec-Fetch-Site');
  if (site !== null) return site === 'same-origin';
  const origin = headers.get('Origin');
  return origin === null || origin === ownOrigin;
}
