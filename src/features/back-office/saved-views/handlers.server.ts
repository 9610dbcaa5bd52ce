import { sql } from 'kysely';
import { implement } from '#api/implement/implement.server.ts';
import { problem } from '#api/problem.server.ts';
import type { RequestContext } from '#api/request-context.server.ts';
import { mayCall, type User } from '#api/user.ts';
import type { Database } from '#db/database.server.ts';
import { type SavedView, savedViewsContract } from './contract.ts';
import { maxViews } from './limits.ts';

type Row = Omit<SavedView, 'is_changeable'> & { user_id: number | null };

export const savedViewOperations = implement(savedViewsContract, {
  savedViews: async ({ query: { list } }, { db, user }) => {
    const own = whoAsks(user);
    const rows = await viewsFor(db, own).where('list', '=', list).orderBy(sql`lower(name)`).orderBy('id').execute();
    return rows.map((row) => present(row, own));
  },

  saveView: async ({ body: { list, name, query, audience } }, { db, user }) => {
    const own = whoAsks(user);
    if (audience === 'all' && !mayCall('manager', own)) return problem('managers_alone');
    const others = await db
      .selectFrom('saved_view')
      .select(({ fn }) => fn.countAll<string>().as('n'))
      .where('user_id', '=', own.id)
      .where('list', '=', list)
      .where('name', '!=', name)
      .executeTakeFirstOrThrow();
    if (Number(others.n) >= maxViews) return problem('too_many_views');
    const changed = { query: JSON.stringify(query), audience, role: own.role };
    const row = await db
      .insertInto('saved_view')
      .values({ list, name, user_id: own.id, ...changed })
      .onConflict((conflict) => conflict.columns(['user_id', 'list', 'name']).doUpdateSet(changed))
      .returning(columns)
      .executeTakeFirstOrThrow();
    return present(row, own);
  },

  renameView: async ({ parameters: { id }, body: { name } }, { db, user }) => {
    const own = whoAsks(user);
    if (!(await isChangeable(db, id, own))) return problem('not_found');
    const { rows } = await sql<Row>`
      update saved_view v set name = ${name} where id = ${id}
        and not exists (select from saved_view o where o.user_id = v.user_id and o.list = v.list and o.name = ${name} and o.id <> v.id)
      returning id, name, query, audience, user_id`.execute(db);
    return rows[0] ? present(rows[0], own) : problem('name_taken');
  },

  deleteView: async ({ parameters: { id } }, { db, user }) => {
    if (!(await isChangeable(db, id, whoAsks(user)))) return problem('not_found');
    await db.deleteFrom('saved_view').where('id', '=', id).execute();
  },
});

const columns = ['id', 'name', 'query', 'audience', 'user_id'] as const;

const viewsFor = (db: Database, { id, role }: User) =>
  db
    .selectFrom('saved_view')
    .select(columns)
    .where(({ eb, or, and }) => or([eb('user_id', '=', id), eb('audience', '=', 'all'), and([eb('audience', '=', 'role'), eb('role', '=', role)])]));

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
