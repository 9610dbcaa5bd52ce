import { sql } from 'kysely';
import type { RequestContext } from '#api/request-context.server.ts';
import type { Database } from '#db/database.server.ts';
import type { Factor, SessionMethod } from '#db/schema/schema-account.ts';
import { hasSecondFactor } from '../../factor/queries/has-factor.server.ts';

export const setMethod = (db: Database, method: SessionMethod, token: string) =>
  db
    .updateTable('user_session')
    .set({ method })
    .where('token', '=', token)
    .returning(['user_id', hasSecondFactor('user_id').as('isAwaiting')])
    .executeTakeFirstOrThrow();

export const completeSession = (db: Database, id: number, token: string, factor: Factor) =>
  db.updateTable('user_session').set({ token, factor, proved_at: sql<Date>`now()` }).where('id', '=', id).returning('id').executeTakeFirstOrThrow();

export const setPasskey = (db: Database, token: string) =>
  db.updateTable('user_session').set({ method: 'passkey', factor: 'passkey' }).where('token', '=', token).execute();

/** The request, as far as it tells where somebody tries. */
export type SignInContext = Pick<RequestContext, 'db' | 'now' | 'baseUrl' | 'cookie' | 'service'>;

/** Whether somebody got in from there with the right password, as far as the log of sign-ins goes back. */
export async function hasSignedInFrom({ db }: SignInContext, account: string, network: string): Promise<boolean> {
  const row = await db
    .selectFrom('sign_in_event as event')
    .innerJoin('site_user as user', 'user.id', 'event.user_id')
    .select('event.id')
    .where('user.email', '=', account)
    .where('event.ok', '=', true)
    .where('event.method', '<>', 'reset')
    .where('event.address', '=', network)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export const idOfEmail = (db: Database, email: string) => db.selectFrom('site_user').select('id').where('email', '=', email).executeTakeFirst();
