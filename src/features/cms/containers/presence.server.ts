import { sql } from 'kysely';
import { problem } from '#api/problem.server.ts';
import type { RequestContext } from '#api/request-context.server.ts';
import { presenceSeconds } from '../limits.ts';
import type { Other, Presence } from './presence-schema.ts';

type ByTab = { parameters: { id: number }; body: Presence };

/** Keeps a tab's lease of a container, and answers who else has one. */
export async function beHere({ parameters: { id }, body: { tab, at_block: block, leaves } }: ByTab, { db, user, now }: RequestContext) {
  const container = await db.selectFrom('container').select('revision').where('id', '=', id).executeTakeFirst();
  if (!container || !user) return problem('not_found');
  const until = sql<Date>`${now}::timestamptz + make_interval(secs => ${leaves ? 0 : presenceSeconds})`;
  await db
    .insertInto('presence')
    .values({ user_id: user.id, tab, container_id: id, block, until })
    .onConflict((conflict) => conflict.columns(['user_id', 'tab']).doUpdateSet({ container_id: id, block, until }))
    .execute();
  await db.deleteFrom('presence').where('until', '<=', now).execute();
  const rows = await db
    .selectFrom('presence')
    .innerJoin('site_user', 'site_user.id', 'presence.user_id')
    .select(['presence.user_id', 'presence.block', 'site_user.name', 'site_user.email'])
    .where('presence.container_id', '=', id)
    .where((where) => where.or([where('presence.user_id', '!=', user.id), where('presence.tab', '!=', tab)]))
    .orderBy('site_user.name')
    .orderBy('presence.tab')
    .execute();
  const others = rows.map(({ user_id, block, name, email }): Other => ({ name: name || email, block, is_own: user_id === user.id }));
  return { revision: container.revision, others };
}
