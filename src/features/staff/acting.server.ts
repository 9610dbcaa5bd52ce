import { problem } from '#api/problem.server.ts';
import type { RequestContext } from '#api/request-context.server.ts';
import { mayCall, type User } from '#api/user.ts';
import type { Database } from '#db/database.server.ts';
import type { Role } from '#roles.ts';
import { accountStanding } from './queries.server.ts';

/** Who asks; `access` has seen to it that there is somebody. */
export function whoAsks({ user }: Pick<RequestContext, 'user'>): User {
  if (!user) throw new Error('This endpoint needs access "admin".');
  return user;
}

/**
 * Who asks, read again within the transaction: of two who take each other's role away at the same moment the second has none
 * any more. Throws 403 `no_longer_admin`.
 */
export async function requireAdmin(db: Database, context: Pick<RequestContext, 'user'>): Promise<User> {
  const { id } = whoAsks(context);
  const row = await accountStanding(db, id);
  if (!row || row.deactivated_at || !mayCall('admin', { id, role: row.role })) throw problem('no_longer_admin');
  return { id, role: row.role };
}

/** Nobody gives a role above their own. Throws 403 `not_above`. */
export function requireNotAbove(actor: User, role: Role): void {
  if (!mayCall(role, actor)) throw problem('not_above');
}
