import { problem } from '#api/problem.server.ts';
import type { RequestContext } from '#api/request-context.server.ts';
import { hasFactor } from '../factor/queries/has-factor.server.ts';
import { currentSession } from './own-sessions.server.ts';
import { sessionWithFreshness } from './queries.server.ts';

/** The session that asks, and whether its owner has lately proved to be there: by signing in, or when asked (proof/). */
async function proofOf(context: RequestContext) {
  const id = await currentSession(context);
  const session = await sessionWithFreshness(context.db, id);
  if (!session) throw problem('proof_needed'); // somebody has ended it meanwhile
  return session;
}

/** A session that was left open, or stolen, is not enough; throws 403 `proof_needed`. */
export async function requireProof(context: RequestContext) {
  const session = await proofOf(context);
  if (!session.is_fresh) throw problem('proof_needed');
  return session;
}

/** The same for who has a second factor; of anybody else the call itself asks for the password. */
export async function requireProofWithFactor(context: RequestContext, userId: number) {
  const session = await proofOf(context);
  if (!session.is_fresh && (await hasFactor(context.db, userId))) throw problem('proof_needed');
  return session;
}
