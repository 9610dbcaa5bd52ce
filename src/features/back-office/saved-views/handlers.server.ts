import { sql } from 'kysely';
import { implement } from '#api/implement/implement.server.ts';
import { problem } from '#api/problem.server.ts';
import type { RequestContext } from '#api/request-context.server.ts';
import { mayCall, type User } from '#api/user.ts';
import type { Database } from '#db/database.server.ts';
import { type SavedView, savedViewsContract } from './contract.ts';
import { maxViews } from './limits.ts';
import { countOthers, deleteView, type Row, renameView, storeView, viewsFor } from './queries.server.ts';

export const savedViewOperations = implement(savedViewsContract, {
  savedViews: async ({ query: { list } }, { db, user }) => {
    const own = whoAsks(user);
    const rows = await viewsFor(db, own).where('list', '=', list).orderBy(sql`lower(name)`).orderBy('id').execute();
    return rows.map((row) => present(row, own));
  },

  saveView: async ({ body: { list, name, query, audience } }, { db, user }) => {
    const own = whoAsks(user);
    if (audience === 'all' && !mayCall('manager', own)) return problem('managers_alone');
    const others = await countOthers(db, own.id, list, name);
    if (Number(others.n) >= maxViews) return problem('too_many_views');
    const changed = { query: JSON.stringify(query), audience, role: own.role };
    const row = await storeView(db, list, name, own.id, changed);
    return present(row, own);
  },

  renameView: async ({ parameters: { id }, body: { name } }, { db, user }) => {
    const own = whoAsks(user);
    if (!(await isChangeable(db, id, own))) return problem('not_found');
    const rows = await renameView(db, id, name);
    return rows[0] ? present(rows[0], own) : problem('name_taken');
  },

  deleteView: async ({ parameters: { id } }, { db, user }) => {
    if (!(await isChangeable(db, id, whoAsks(user)))) return problem('not_found');
    await deleteView(db, id);
  },
});

async function isChangeable(db: Database, id: number, own: User): Promise<boolean> {
  const row = await viewsFor(db, own).where('id', '=', id).executeTakeFirst();
  return row !== undefined && present(row, own).is_changeable;
}

const present = ({ user_id, ...view }: Row, own: User): SavedView => ({
  ...view,
  is_changeable: user_id === own.id || (view.audience !== 'mine' && mayCall('manager', own)),
});

/** Who asks; `access` has seen to it that there is somebody. */
function whoAsks(user: RequestContext['user']): User {
  if (!user) throw new Error('This endpoint needs access "editor".');
  return user;
}
