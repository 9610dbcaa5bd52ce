import { randomBytes } from 'node:crypto';
import type { RequestContext } from '#api/request-context.server.ts';
import { accountService } from '../accounts.server.ts';
import { addressHeader } from '../auth.server.ts';
import { absoluteDays } from '../limits.ts';
import { signInMarkerCookie } from '../sign-in-marker.ts';
import { networkOf } from './network-of.ts';
import { sessionCookieName } from './session-cookie.server.ts';

/** What the library is to know of a request: its session, and whence it comes, shortened. */
export function libraryHeaders({ cookie, baseUrl, visitor }: RequestContext): Headers {
  const name = sessionCookieName(baseUrl);
  const session = cookie(name);
  return new Headers({
    ...(session ? { cookie: `${name}=${encodeURIComponent(session)}` } : {}),
    'user-agent': visitor.device.slice(0, 300),
    [addressHeader]: networkOf(visitor.address),
  });
}

/** The session's cookie among those that the library sets. */
export function cookieFrom({ baseUrl }: Pick<RequestContext, 'baseUrl'>, fromLibrary: Headers): string {
  const name = sessionCookieName(baseUrl);
  const line = fromLibrary.getSetCookie().find((cookie) => cookie.startsWith(`${name}=`));
  if (!line) throw new Error('The library made no session.');
  return decodeURIComponent(line.slice(name.length + 1, line.indexOf(';')));
}

/** Hands a session to the visitor, with the hint for script beside it; one that waits for the second factor is no sign-in yet. */
export function giveSession({ baseUrl, now, setCookie }: RequestContext, value: string, isAwaiting = false): void {
  const expires = new Date(now.getTime() + absoluteDays * 24 * 60 * 60 * 1_000);
  setCookie(sessionCookieName(baseUrl), value, isAwaiting ? { httpOnly: true } : { expires, httpOnly: true });
  if (!isAwaiting) setCookie(signInMarkerCookie, randomBytes(6).toString('base64url'), { expires, httpOnly: false });
}

/** The cookies stay. */
export async function dropSession(context: RequestContext): Promise<void> {
  const { auth, sessions } = context.service(accountService);
  if (!context.cookie(sessionCookieName(context.baseUrl))) return;
  await auth.api.signOut({ headers: libraryHeaders(context) });
  sessions.forget();
}

/** Takes the cookies back as well. */
export async function endSession(context: RequestContext): Promise<void> {
  await dropSession(context);
  const name = sessionCookieName(context.baseUrl);
  if (context.cookie(name)) context.setCookie(name, '', { expires: null, httpOnly: true });
  if (context.cookie(signInMarkerCookie)) context.setCookie(signInMarkerCookie, '', { expires: null, httpOnly: false });
}
