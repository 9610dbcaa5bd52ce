import type { RequestContext } from '#api/request-context.server.ts';
import { href } from '#routes.ts';
import { accountService } from '../accounts.server.ts';
import { providerId } from '../auth.server.ts';
import { cookieFrom, libraryHeaders } from '../session/answer-session.server.ts';
import { sessionCookieName } from '../session/session-cookie.server.ts';
import { admit } from './admit.server.ts';
import { logSignIn } from './queries/sign-in-log.server.ts';
import { safeReturnPath } from './safe-return-path.ts';

/** Whereto the identity provider leads back. */
export const returnPath = `/api/auth/callback/${providerId}`;

/** What to answer: where the visitor goes, and the library's cookies that hold the sign-in together meanwhile. */
type Journey = { url: string; cookies: string[] };

/** Null: there is none; a provider that does not answer leads back to the sign-in. */
export async function beginAtProvider(context: RequestContext, next: string | undefined): Promise<Journey | null> {
  const { provider } = context.service(accountService);
  if (!provider) return null;
  const failed = `${href('userLogin', context.language)}?error=provider`;
  try {
    const auth = await provider.auth();
    const body = { provider: providerId, callbackURL: safeReturnPath(next) ?? href('home', context.language), errorCallbackURL: failed, disableRedirect: true };
    const { response, headers } = await auth.api.signInSocial({ body, headers: libraryHeaders(context), returnHeaders: true });
    return { url: response.url ?? failed, cookies: headers.getSetCookie() };
  } catch {
    return { url: failed, cookies: [] };
  }
}

/** Takes a visitor back who comes from there, with a session where all is right; `cookie` and `search` are the request's. */
export async function returnFromProvider(context: RequestContext, { cookie, search }: { cookie: string; search: string }): Promise<Journey | null> {
  const { provider } = context.service(accountService);
  if (!provider) return null;
  const { db, visitor } = context;
  const failed = `${href('userLogin', context.language)}?error=provider`;
  const auth = await provider.auth().catch(() => null); // a site that has just been started, and a provider that does not answer
  if (!auth) return { url: failed, cookies: [] };
  const headers = libraryHeaders(context);
  headers.set('cookie', cookie);
  const answer = await auth.handler(new Request(`${context.baseUrl}${returnPath}${search}`, { headers }));
  const name = sessionCookieName(context.baseUrl);
  const lines = answer.headers.getSetCookie();
  const session = lines.find((line) => line.startsWith(`${name}=`) && !line.startsWith(`${name}=;`));
  const cookies = lines.filter((line) => !line.startsWith(`${name}=`));
  const target = safeReturnPath((answer.headers.get('Location') ?? '').replace(context.baseUrl, ''));
  if (!session) {
    await logSignIn(db, { userId: null, method: 'provider', ok: false, address: visitor.address });
    return { url: target ?? failed, cookies };
  }
  const { isAwaiting } = await admit(context, cookieFrom(context, answer.headers), 'provider');
  const secondStep = `${href('userLogin', context.language)}?from=${encodeURIComponent(target ?? '')}`;
  return { url: isAwaiting ? secondStep : (target ?? failed), cookies };
}
