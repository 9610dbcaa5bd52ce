import { sql } from 'kysely';
import type { RequestContext } from '#api/request-context.server.ts';
import { toBerlinIso } from '#i18n/berlin-time.ts';
import { accountService } from '../accounts.server.ts';
import type { SessionEntry } from '../contract.ts';
import { absoluteDays } from '../limits.ts';
import { deviceName } from './device-name.ts';
import { sessionCookieName } from './session-cookie.server.ts';

/** Where somebody is signed in; the session that asks comes first. */
export async function ownSessions(context: RequestContext, userId: number): Promise<SessionEntry[]> {
  const current = await currentSession(context);
  const rows = await context.db
    .selectFrom('user_session')
    .select(['id', 'device', 'address', 'created_at', 'updated_at'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', sql<Date>`now()`)
    .where('created_at', '>', sql<Date>`now() - make_interval(days => ${absoluteDays})`)
    .orderBy('updated_at', 'desc')
    .execute();
  const entries = rows.map(({ id, device, address, created_at, updated_at }) => ({
    id,
    current: id === current,
    device: deviceName(device ?? ''),
    address: address ?? '',
    started: toBerlinIso(created_at),
    last_used: toBerlinIso(updated_at),
  }));
  return [...entries.filter((entry) => entry.current), ...entries.filter((entry) => !entry.current)];
}

/** Ends one of somebody's sessions, or all but the present one; false: it is not theirs, or over. */
export async function endOwnSessions(context: RequestContext, userId: number, id: number | undefined): Promise<boolean> {
  const current = await currentSession(context);
  const ended = await context.db
    .deleteFrom('user_session')
    .where('user_id', '=', userId)
    .where('id', id === undefined ? '<>' : '=', id ?? current)
    .returning('id')
    .execute();
  context.service(accountService).sessions.forget();
  return id === undefined || ended.length > 0;
}

async function currentSession(context: RequestContext): Promise<number> {
  const session = await context.service(accountService).sessions.find(context.cookie(sessionCookieName(context.baseUrl)));
  return session?.id ?? 0;
}
