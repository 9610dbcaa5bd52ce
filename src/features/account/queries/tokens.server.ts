import { createHash, randomBytes } from 'node:crypto';
import { type ExpressionBuilder, sql } from 'kysely';
import type { Database } from '#db/database.server.ts';
import type { Schema } from '#db/schema.ts';

/** 'reset-password' is the library's own: it redeems what is made here. */
type Purpose = 'confirm' | 'change-email' | 'reset-password' | 'invitation' | 'first-admin';

/**
 * A token for a link, which holds for `hours` and once; only its hash is kept. Earlier ones for the same user die, or with
 * `keepsEarlier` hold on. `email`: the address that the link is about; `token`: one that is typed, where chance makes none.
 */
export async function makeToken(
  db: Database,
  purpose: Purpose,
  userId: number,
  hours: number,
  { keepsEarlier = false, email = '', token = randomBytes(24).toString('base64url') } = {},
): Promise<string> {
  const value = purpose === 'reset-password' ? String(userId) : `${purpose}:${userId}${email && `:${email}`}`;
  await inTransaction(db, async (store) => {
    await store
      .deleteFrom('user_token')
      .where((where) =>
        where.or([
          ...(keepsEarlier ? [] : [where('value', '=', value), ...(email ? [isEmailChange(where, userId)] : [])]),
          where('expires_at', '<', sql<Date>`now()`),
        ]),
      )
      .execute();
    await store
      .insertInto('user_token')
      .values({ identifier: hashOf(purpose, token), value, expires_at: sql<Date>`now() + make_interval(hours => ${hours})` })
      .execute();
  });
  return token;
}

/** The user of a token, or the invitation, which stays; null: it does not hold, no longer, or was used. */
export async function userOfToken(db: Database, purpose: 'confirm' | 'invitation' | 'first-admin', token: string): Promise<number | null> {
  const row = await db
    .selectFrom('user_token')
    .select('value')
    .where('identifier', '=', hashOf(purpose, token))
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return row ? userIn(row.value) : null;
}

/** The same, and the token is used up by that. */
export async function redeemToken(db: Database, purpose: 'confirm' | 'change-email', token: string): Promise<number | null> {
  const row = await db
    .deleteFrom('user_token')
    .where('identifier', '=', hashOf(purpose, token))
    .returning(['value', sql<boolean>`expires_at > now()`.as('holds')])
    .executeTakeFirst();
  return row?.holds ? userIn(row.value) : null;
}

/** The user and the new address of a token that changes it, which stays; null: it does not hold. */
export async function emailChangeOfToken(db: Database, token: string): Promise<{ userId: number; email: string } | null> {
  const row = await db
    .selectFrom('user_token')
    .select('value')
    .where('identifier', '=', hashOf('change-email', token))
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return row ? { userId: userIn(row.value), email: addressIn(row.value) } : null;
}

/** The address that waits for its confirmation, as long as its link holds. */
export async function awaitedEmail(db: Database, userId: number): Promise<string | null> {
  const row = await db
    .selectFrom('user_token')
    .select('value')
    .where((where) => isEmailChange(where, userId))
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return row ? addressIn(row.value) : null;
}

const isEmailChange = (where: ExpressionBuilder<Schema, 'user_token'>, userId: number) => where('value', 'like', `change-email:${userId}:%`);
const addressIn = (value: string): string => value.split(':').slice(2).join(':');
const userIn = (value: string): number => Number(value.split(':')[1]);

/** After a change of password or address: links that were sent before, to set a password or an address, do not hold any more. */
export const forgetLinks = (db: Database, userId: number) =>
  db
    .deleteFrom('user_token')
    .where((where) => where.or([where('value', '=', String(userId)), isEmailChange(where, userId)]))
    .execute();

/** The links of an invitation do not hold any more. */
export const forgetInvitationLinks = (db: Database, invitationId: number) =>
  db.deleteFrom('user_token').where('value', '=', `invitation:${invitationId}`).execute();

/** Nobody else makes a first administrator. */
export const forgetFirstRunCodes = (db: Database) => db.deleteFrom('user_token').where('value', '=', 'first-admin:0').execute();

/** A write of staff has begun a transaction already. */
const inTransaction = (db: Database, run: (store: Database) => Promise<void>): Promise<void> => (db.isTransaction ? run(db) : db.transaction().execute(run));

const hashOf = (purpose: Purpose, token: string) => createHash('sha256').update(`${purpose}:${token}`).digest('base64url');
