import type { RequestContext } from '#api/request-context.server.ts';
import type { Database } from '#db/database.server.ts';
import { toBerlinIso } from '#i18n/berlin-time.ts';
import type { SessionEntry } from '../account-schemas.ts';
import { accountService } from '../accounts.server.ts';
import { deviceName } from './device-name.ts';
import { endSessions, openSessionsOf } from './queries.server.ts';
import { sessionCookieName } from './session-cookie.server.ts';

/** Where somebody is signed in; the session that asks comes first. */
export async function ownSessions(context: RequestContext, userId: number): Promise<SessionEntry[]> {
  const entries = await sessionsOf(context.db, userId, await currentSession(context));
  return [...entries.filter((entry) => entry.current), ...entries.filter((entry) => !entry.current)];
}

/** Where somebody is signed in, the last used first. `current`: the session that asks. */
export async function sessionsOf(db: Database, userId: number, current = 0): Promise<SessionEntry[]> {
  const rows = await openSessionsOf(db, userId);
  return rows.map(({ id, device, address, created_at, updated_at }) => ({
    id,
    current: id === current,
    device: deviceName(device ?? ''),
    address: address ?? '',
    started: toBerlinIso(created_at),
    last_used: toBerlinIso(updated_at),
  }));
}

/** Ends one of somebody's sessions, or all but the present one; false: it is not theirs, or over. */
export async function endOwnSessions(context: RequestContext, userId: number, id: number | undefined): Promise<boolean> {
  const current = await currentSession(context);
  const ended = await endSessions(context.db, id, userId, current);
  context.service(accountService).sessions.forget();
  return id === undefined || ended.length > 0;
}

/** The id of the session that asks; 0 where there is none. */
export async function currentSession(context: RequestContext): Promise<number> {
  const session = await context.service(accountService).sessions.find(context.cookie(sessionCookieName(context.baseUrl)));
  return session?.id ?? 0;
}
