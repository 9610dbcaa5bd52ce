import type { Database } from '#db/database.server.ts';
import { maxRemembered, rememberSeconds } from '../limits.ts';
import { type AwaitingSession, read, readAwaiting, type Session } from './queries.server.ts';
import { tokenOf } from './session-cookie.server.ts';

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
