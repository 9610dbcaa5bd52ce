import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** Name of the session's cookie: on https bound to this host alone by its prefix (RFC 6265bis §4.1.3.2), plain on a loopback. */
export const sessionCookieName = (baseUrl: string): string => (baseUrl.startsWith('https:') ? '__Host-session' : 'session');

/** The token in a session's cookie (`token.signature`, as better-auth signs it: HMAC-SHA256); null where it is not signed by us. */
export function tokenOf(cookie: string | undefined, secret: string): string | null {
  const dot = cookie?.lastIndexOf('.') ?? -1;
  if (!cookie || dot < 1) return null;
  const token = cookie.slice(0, dot);
  const expected = createHmac('sha256', secret).update(token).digest();
  const given = Buffer.from(cookie.slice(dot + 1), 'base64');
  return given.length === expected.length && timingSafeEqual(given, expected) ? token : null;
}

/** The cookie of a token, as `tokenOf` reads it. */
export const signedToken = (token: string, secret: string): string => `${token}.${createHmac('sha256', secret).update(token).digest('base64')}`;

/** What tells one session from another without being its key: tokens against forged requests are bound to it. */
export const sessionMark = (cookie: string): string => createHash('sha256').update(cookie).digest('base64url').slice(0, 22);
