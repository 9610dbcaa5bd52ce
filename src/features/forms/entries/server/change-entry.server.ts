import { problem } from '#api/problem.server.ts';
import type { RequestContext } from '#api/request-context.server.ts';
import { isStaff, lockEntry, updateEntry } from './queries/entries.server.ts';

type Change = { status?: 'new' | 'done' | undefined; note?: string | undefined; assigned_to?: number | null | undefined };

/** Changes what staff say of an entry. Throws `not_found`, `stale` and `no_such_colleague`. */
export async function changeEntry({ db, ifMatch }: RequestContext, form: number, id: number, change: Change): Promise<{ revision: number }> {
  const rows = await lockEntry(db, id, form);
  const [entry] = rows;
  if (!entry) throw problem('not_found');
  if (entry.revision !== ifMatch) throw problem('stale', { data: { revision: entry.revision } });
  const { status, note, assigned_to } = change;
  if (status !== undefined && entry.status === 'unconfirmed') throw problem('not_confirmed');
  if (typeof assigned_to === 'number' && assigned_to !== entry.assigned_to && !(await isStaff(db, assigned_to))) throw problem('no_such_colleague');
  const { revision } = await updateEntry(db, id, entry.revision + 1, status, note, assigned_to);
  return { revision };
}
