import { sql } from 'kysely';
import type { User } from '#api/user.ts';
import type { Database } from '#db/database.server.ts';
import type { SessionMethod } from '#db/schema/schema-account.ts';
import { hasSecondFactor } from '../factor/has-factor.server.ts';
import { absoluteDays, idleDays, maxRemembered, rememberSeconds, secondStepMinutes, touchMinutes } from '../limits.ts';
import { tokenOf } from './session-cookie.server.ts';

export type Session = { id: number; user: User };

/** A session whose owner has a second factor and has not shown it yet: it opens nothing. */
export type AwaitingSession = { id: number; userId: number; method: SessionMethod };

export type Sessions = {
  /** Null: there is none, or it has ended; one indexed query, or none within some seconds. */
  find(cookie: string | undefined): Promise<Session | null>;
  /** A session that waits for the second factor, within some minutes after it began; never from memory. */
  findAwaiting(cookie: string | undefined): Promise<AwaitingSession | null>;
  /** After a change of role, a sign-out, the end of a session: nobody is answered from memory any more. */
  forget(): void;
};

/**
 * The sessions of one site. A session ends when it is not used for `idleDays`, and `absoluteDays` after it began.
 * Another process of the same site learns of an end within `rememberSeconds`.
 */
export function openSessions(db: Database, secret: string): Sessions {
  const remembered = new Map<string, { session: Session | null; until: number }>();
  let forgotten = 0;
  return {
    async find(cookie) {
      const token = tokenOf(cookie, secret);
      if (token === null) return null;
      const known = remembered.get(token);
      if (known && known.until > Date.now()) return known.session;
      const before = forgotten;
      const session = await read(db, token);
      if (forgotten !== before) return session; // it may have been ended while it was read
      if (remembered.size >= maxRemembered) remembered.clear();
      remembered.set(token, { session, until: Date.now() + rememberSeconds * 1_000 });
      return session;
    },
    async findAwaiting(cookie) {
      const token = tokenOf(cookie, secret);
      return token === null ? null : readAwaiting(db, token);
    },
    forget: () => {
      forgotten += 1;
      remembered.clear();
    },
  };
}

/**
 * The gate of every way in: here alone a cookie becomes somebody. Of who has a second factor a session is none until one was
 * shown, whatever made it; who has to have one and does not, after the time of grace, is a visitor.
 */
async function read(db: Database, token: string): Promise<Session | null> {
  const row = await sessionOf(db, token)
    .select(sql<boolean>`session.updated_at < now() - make_interval(mins => ${touchMinutes})`.as('to_touch'))
    .select(sql<boolean>`coalesce(second_factor_due("user".id) <= now(), false)`.as('is_overdue'))
    .where(isOpen)
    .executeTakeFirst();
  if (!row) return null;
  if (row.to_touch) await touch(db, row.id);
  return { id: row.id, user: { id: row.user_id, role: row.is_overdue ? 'visitor' : row.role } };
}

async function readAwaiting(db: Database, token: string): Promise<AwaitingSession | null> {
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
