import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '#db/database.server.ts';

/** What a link is for. 'reset-password' is the library's own: it redeems what is made here. */
type Purpose = 'confirm' | 'reset-password';

/** A token for a link, which holds for `hours` and once; only its hash is kept. Earlier ones for the same user die, or with `keepsEarlier` hold on. */
export async function makeToken(db: Database, purpose: Purpose, userId: number, hours: number, { keepsEarlier = false } = {}): Promise<string> {
  const token = randomBytes(24).toString('base64url');
  const value = purpose === 'confirm' ? `${purpose}:${userId}` : String(userId);
  await db.transaction().execute(async (store) => {
    await store
      .deleteFrom('user_token')
      .where((where) => where.or([...(keepsEarlier ? [] : [where('value', '=', value)]), where('expires_at', '<', sql<Date>`now()`)]))
      .execute();
    await store
      .insertInto('user_token')
      .values({ identifier: hashOf(purpose, token), value, expires_at: sql<Date>`now() + make_interval(hours => ${hours})` })
      .execute();
  });
  return token;
}

/** The user of a token, which stays; null: it does not hold, no longer, or was used. */
export async function userOfToken(db: Database, purpose: 'confirm', token: string): Promise<number | null> {
  const row = await db
    .selectFrom('user_token')
    .select('value')
    .where('identifier', '=', hashOf(purpose, token))
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return row ? userIn(row.value) : null;
}

/** The same, and the token is used up by that. */
export async function redeemToken(db: Database, purpose: 'confirm', token: string): Promise<number | null> {
  const row = await db
    .deleteFrom('user_token')
    .where('identifier', '=', hashOf(purpose, token))
    .returning(['value', sql<boolean>`expires_at > now()`.as('holds')])
    .executeTakeFirst();
  return row?.holds ? userIn(row.value) : null;
}

const userIn = (value: string): number => Number(value.split(':')[1]);

/** After a change of the password: links that were sent for it before do not hold any more. */
export const forgetResets = (db: Database, userId: number) => db.deleteFrom('user_token').where('value', '=', String(userId)).execute();

const hashOf = (purpose: Purpose, token: string) => createHash('sha256').update(`${purpose}:${token}`).digest('base64url');
