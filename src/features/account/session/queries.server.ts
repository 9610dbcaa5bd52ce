import { sql } from 'kysely';
import type { User } from '#api/user.ts';
import type { Database } from '#db/database.server.ts';
import type { SessionMethod } from '#db/schema/schema-account.ts';
import { hasSecondFactor } from '../factor/queries/has-factor.server.ts';
import { absoluteDays, idleDays, proofMinutes, secondStepMinutes, touchMinutes } from '../limits.ts';

export const noteProofOfSession = (db: Database, id: number) =>
  db.updateTable('user_session').set({ proved_at: sql<Date>`now()` }).where('id', '=', id).execute();

export const openSessionsOf = (db: Database, userId: number) =>
  db
    .selectFrom('user_session')
    .select(['id', 'device', 'address', 'created_at', 'updated_at'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', sql<Date>`now()`)
    .where((where) => where.or([where('factor', 'is not', null), where.not(hasSecondFactor('user_id'))]))
    .where('created_at', '>', sql<Date>`now() - make_interval(days => ${absoluteDays})`)
    .orderBy('updated_at', 'desc')
    .execute();

export const endSessions = (db: Database, id: number | undefined, userId: number, current: number) =>
  db
    .deleteFrom('user_session')
    .where('user_id', '=', userId)
    .where('id', id === undefined ? '<>' : '=', id ?? current)
    .returning('id')
    .execute();

export const sessionWithFreshness = (db: Database, id: number) =>
  db
    .selectFrom('user_session')
    .select(['id', 'method', 'factor', 'proved_at', sql<boolean>`proved_at > now() - make_interval(mins => ${proofMinutes})`.as('is_fresh')])
    .where('id', '=', id)
    .executeTakeFirst();

/** A session that holds, and whose it is. */
export type Session = { id: number; user: User };

/** A session whose owner has a second factor and has not shown it yet: it opens nothing. */
export type AwaitingSession = { id: number; userId: number; method: SessionMethod };

/**
 * The gate of every way in: here alone a cookie becomes somebody. Of who has a second factor a session is none until one was
 * shown, whatever made it; who has to have one and does not, after the time of grace, is a visitor.
 */
export async function read(db: Database, token: string): Promise<Session | null> {
  const row = await sessionOf(db, token)
    .select(sql<boolean>`session.updated_at < now() - make_interval(mins => ${touchMinutes})`.as('to_touch'))
    .select(sql<boolean>`coalesce(second_factor_due("user".id) <= now(), false)`.as('is_overdue'))
    .where(isOpen)
    .executeTakeFirst();
  if (!row) return null;
  if (row.to_touch) await touch(db, row.id);
  return { id: row.id, user: { id: row.user_id, role: row.is_overdue ? 'visitor' : row.role } };
}

export async function readAwaiting(db: Database, token: string): Promise<AwaitingSession | null> {
  const row = await sessionOf(db, token)
    .where(({ not }) => not(isOpen))
    .where('session.created_at', '>', sql<Date>`now() - make_interval(mins => ${secondStepMinutes})`)
    .executeTakeFirst();
  return row ? { id: row.id, userId: row.user_id, method: row.method } : null;
}

const isOpen = sql<boolean>`(session.factor is not null or not ${hasSecondFactor('user.id')})`;

const sessionOf = (db: Database, token: string) =>
  db
    .selectFrom('user_session as session')
    .innerJoin('site_user as user', 'user.id', 'session.user_id')
    .select(['session.id', 'session.user_id', 'session.method', 'user.role'])
    .where('session.token', '=', token)
    .where('user.deactivated_at', 'is', null)
    .where('session.expires_at', '>', sql<Date>`now()`)
    .where('session.created_at', '>', sql<Date>`now() - make_interval(days => ${absoluteDays})`);

const touch = (db: Database, id: number) =>
  db
    .updateTable('user_session')
    .set({ updated_at: sql<Date>`now()`, expires_at: sql<Date>`now() + make_interval(days => ${idleDays})` })
    .where('id', '=', id)
    .execute();
