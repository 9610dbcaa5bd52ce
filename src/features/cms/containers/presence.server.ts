import { sql } from 'kysely';
import { problem } from '#api/problem.server.ts';
import type { RequestContext } from '#api/request-context.server.ts';
import { presenceSeconds } from '../limits.ts';
import type { Other, Presence } from './presence-schema.ts';
import { deletePastPresence, noteHere, othersHere, revisionOfContainer } from './queries/presence.server.ts';

type ByTab = { parameters: { id: number }; body: Presence };

/** Keeps a tab's lease of a container, and answers who else has one. */
export async function beHere({ parameters: { id }, body: { tab, at_block: block, leaves } }: ByTab, { db, user, now }: RequestContext) {
  const container = await revisionOfContainer(db, id);
  if (!container || !user) return problem('not_found');
  const until = sql<Date>`${now}::timestamptz + make_interval(secs => ${leaves ? 0 : presenceSeconds})`;
  await noteHere(db, id, user.id, tab, block, until);
  await deletePastPresence(db, now);
  const rows = await othersHere(db, id, user.id, tab);
  const others = rows.map(({ user_id, block, name, email }): Other => ({ name: name || email, block, is_own: user_id === user.id }));
  return { revision: container.revision, others };
}
