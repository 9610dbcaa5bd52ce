import { randomBytes } from 'node:crypto';
import type { RequestContext } from '#api/request-context.server.ts';
import type { Factor, SessionMethod } from '#db/schema/schema-account.ts';
import { accountService } from '../accounts.server.ts';
import { dropSession, giveSession } from '../session/answer-session.server.ts';
import { networkOf } from '../session/network-of.ts';
import type { AwaitingSession } from '../session/queries.server.ts';
import { signedToken, tokenOf } from '../session/session-cookie.server.ts';
import { completeSession, setMethod, setPasskey } from './queries/sign-in.server.ts';
import { logSignIn } from './queries/sign-in-log.server.ts';

export type Admitted = { userId: number; isAwaiting: boolean };

/**
 * Hands out a session that a way in has just made; one that was there ends. Of who has a second factor it opens nothing yet, as
 * `sessions.find` sees to: whether one is awaited is only told here.
 */
export async function admit(context: RequestContext, cookie: string, method: SessionMethod): Promise<Admitted> {
  const { db, visitor } = context;
  const { sessions, secret } = context.service(accountService);
  const row = await setMethod(db, method, tokenOf(cookie, secret) ?? '');
  await dropSession(context);
  giveSession(context, cookie, row.isAwaiting);
  sessions.forget();
  if (!row.isAwaiting) await logSignIn(db, { userId: row.user_id, method, ok: true, address: visitor.address });
  return { userId: row.user_id, isAwaiting: row.isAwaiting };
}

/** Opens a session whose second factor was shown, under a new key: nobody else knows it, and no process remembers it as closed. */
export async function complete(context: RequestContext, { id, userId, method }: AwaitingSession, factor: Factor): Promise<void> {
  const { db, visitor } = context;
  const { sessions, secret } = context.service(accountService);
  const token = randomBytes(24).toString('base64url');
  await completeSession(db, id, token, factor);
  giveSession(context, signedToken(token, secret));
  sessions.forget();
  await logSignIn(db, { userId, method, factor, ok: true, address: visitor.address });
}

/** Signs somebody in by a passkey alone, which is something they have and something they are or know. Rejects for a deactivated account. */
export async function admitByPasskey(context: RequestContext, userId: number): Promise<void> {
  const { db, visitor } = context;
  const { auth, sessions, secret } = context.service(accountService);
  const { internalAdapter } = await auth.$context;
  const { token } = await internalAdapter.createSession(String(userId), false, {
    ipAddress: networkOf(visitor.address),
    userAgent: visitor.device.slice(0, 300),
  });
  await setPasskey(db, token);
  await dropSession(context);
  giveSession(context, signedToken(token, secret));
  sessions.forget();
  await logSignIn(db, { userId, method: 'passkey', factor: 'passkey', ok: true, address: visitor.address });
}
