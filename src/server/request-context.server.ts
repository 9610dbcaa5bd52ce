import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { AnswerCookie, RequestContext } from '#api/request-context.server.ts';
import { mayCall } from '#api/user.ts';
import { learnChanges } from '#db/cached-read.server.ts';
import { accountService, sessionCookieName, sessionMark } from '#features/account/index.server.ts';
import type { Language } from '#i18n/language.ts';
import { currentTrace } from '#tracing/request-trace.server.ts';
import { giveToken } from './csrf/csrf.server.ts';
import { csrfSecret } from './csrf/csrf-secret.server.ts';
import { isFromHere, visitorAddress } from './http/visitor-address.server.ts';
import type { Site } from './site.server.ts';

/** Asks the database for a session only where there is a cookie. */
export async function requestContext(c: Context, site: Site, language: Language): Promise<RequestContext> {
  const sessionCookie = sessionCookieName(site.config.baseUrl);
  const session = await site.services.get(accountService).sessions.find(getCookie(c, sessionCookie));
  const user = session?.user ?? null;
  const trace = currentTrace();
  const isOfStaff = mayCall('editor', user);
  if (isOfStaff) await learnChanges(site.db); // who publishes sees the new page at once
  if (trace && isOfStaff) trace.isOfStaff = true;
  return {
    ...pageContext(site, c),
    language,
    user,
    header: (name) => c.req.header(name),
    cookie: (name) => getCookie(c, name),
    setCookie: (name, value, options) => {
      setCookie(c, name, value, cookieAttributes(site, options));
      // Another session needs another token: that of the one before no longer holds.
      if (name === sessionCookie) giveToken(c, csrfOf(site), value === '' ? null : sessionMark(value));
    },
  };
}

export const csrfOf = ({ config }: Site) => ({ secret: csrfSecret(config), baseUrl: config.baseUrl });

/** An anonymous visitor without cookies, as pages are the same for all; limits know whom they count. */
export function pageContext(site: Site, c?: Context): Omit<RequestContext, 'language'> {
  return {
    db: site.db,
    now: site.now(),
    baseUrl: site.config.baseUrl,
    user: null,
    visitor: c
      ? { address: visitorAddress(c, site.config.proxies), device: c.req.header('User-Agent') ?? '', isHere: isFromHere(c) }
      : { address: '', device: '', isHere: false },
    service: site.services.get,
    header: () => undefined,
    cookie: () => undefined,
    setCookie: () => {},
  };
}

/** A shared cookie is on the configured parent domain, `.ostkai.example` for ostkai.example. */
export function cookieAttributes(
  { config, now }: { config: Pick<Site['config'], 'baseUrl' | 'cookieDomain'>; now: Site['now'] },
  { expires, httpOnly, shared }: AnswerCookie,
) {
  const domain = shared ? config.cookieDomain : undefined;
  return {
    path: '/',
    sameSite: 'Lax' as const,
    secure: config.baseUrl.startsWith('https:'),
    httpOnly,
    ...(expires === undefined ? {} : { expires: expires ?? new Date(0), maxAge: secondsUntil(expires, now()) }),
    ...(domain ? { domain } : {}),
  };
}

/** Beside the instant: a device whose clock is wrong keeps a cookie neither longer nor shorter (RFC 6265 §5.3). */
const secondsUntil = (expires: Date | null, now: Date): number => Math.max(0, Math.floor(((expires?.getTime() ?? 0) - now.getTime()) / 1_000));
