import { sql } from 'kysely';
import { problem } from '#api/problem.server.ts';
import type { RequestContext } from '#api/request-context.server.ts';
import type { Database } from '#db/database.server.ts';
import { isColleague } from './read-entry.server.ts';

type Change = { status?: 'new' | 'done' | undefined; note?: string | undefined; assigned_to?: number | null | undefined };

/** Changes what staff say of an entry. Throws `not_found`, `stale` and `no_such_colleague`. */
export async function changeEntry({ db, ifMatch }: RequestContext, form: number, id: number, change: Change): Promise<{ revision: number }> {
  const { rows } = await sql<{ revision: number; status: string; assigned_to: number | null }>`
    select revision, status, assigned_to from form_entry where form_id = ${form} and id = ${id} for update`.execute(db);
  const [entry] = rows;
  if (!entry) throw problem('not_found');
  if (entry.revision !== ifMatch) throw problem('stale', { data: { revision: entry.revision } });
  const { status, note, assigned_to } = change;
  if (status !== undefined && entry.status === 'unconfirmed') throw problem('not_confirmed');
  if (typeof assigned_to === 'number' && assigned_to !== entry.assigned_to && !(await isStaff(db, assigned_to))) throw problem('no_such_colleague');
  const { revision } = await db
    .updateTable('form_entry')
    .set({
      revision: entry.revision + 1,
      ...(status !== undefined && { status }),
      ...(note !== undefined && { note: note.trim() }),
      ...(assigned_to !== undefined && { assigned_to }),
    })
    .where('id', '=', id)
    .returning('revision')
    .executeTakeFirstOrThrow();
  return { revision };
}

async function isStaff(db: Database, id: number): Promise<boolean> {
  const { rows } = await sql`select from site_user where id = ${id} and ${isColleague}`.execute(db);
  return rows.length > 0;
}

/** Marks several at once; answers those that were not so before. */
export async function setStatus(db: Database, form: number, ids: readonly number[], status: 'new' | 'done'): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update form_entry set status = ${status}, revision = revision + 1
     where form_id = ${form} and id = any (${[...ids]}) and status <> ${status} and status <> 'unconfirmed' returning id`.execute(db);
  return rows.map(({ id }) => id).sort((a, b) => a - b);
}
