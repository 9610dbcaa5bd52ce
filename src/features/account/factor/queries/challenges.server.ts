import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '#db/database.server.ts';
import { challengeMinutes } from '../../limits.ts';

/** What a passkey is asked for: to be made, to sign in with, or to prove that somebody is there. */
export type ChallengePurpose = 'register' | 'sign-in' | 'prove';

/** Notes what was handed out for a passkey to answer; `userId` null: of whomever it is. Only its hash is kept, as of links. */
export async function noteChallenge(db: Database, purpose: ChallengePurpose, userId: number | null, challenge: string): Promise<void> {
  await db
    .insertInto('user_token')
    .values({
      identifier: hashOf(purpose, challenge),
      value: `passkey:${userId ?? 0}`,
      expires_at: sql<Date>`now() + make_interval(mins => ${challengeMinutes})`,
    })
    .execute();
}

/** Whether it was handed out for this, to this account, and has not been answered yet; it is used up by that. */
export async function takeChallenge(db: Database, purpose: ChallengePurpose, userId: number | null, challenge: string): Promise<boolean> {
  const row = await db
    .deleteFrom('user_token')
    .where('identifier', '=', hashOf(purpose, challenge))
    .returning(['value', sql<boolean>`expires_at > now()`.as('holds')])
    .executeTakeFirst();
  return row?.holds === true && row.value === `passkey:${userId ?? 0}`;
}

const hashOf = (purpose: ChallengePurpose, challenge: string) => createHash('sha256').update(`passkey:${purpose}:${challenge}`).digest('base64url');
