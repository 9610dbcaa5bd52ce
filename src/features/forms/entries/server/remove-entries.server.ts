import type { RequestContext } from '#api/request-context.server.ts';
import { toBerlinIso } from '#i18n/berlin-time.ts';
import type { Forms } from '../../form-service.server.ts';
import { removeGoneJob } from '../../removal/remove-gone.server.ts';
import type { DeletionReceipt } from '../contract.ts';
import { deleteEntries, namedStaff, removeMailsOf } from './queries/entries.server.ts';

/** Deletes entries of a form for good, and says so without a word of theirs; null where none of them is there. */
export async function removeEntries(
  { db, user, now }: RequestContext,
  { jobs }: Pick<Forms, 'jobs'>,
  form: DeletionReceipt['form'],
  ids: readonly number[],
): Promise<DeletionReceipt | null> {
  const rows = await deleteEntries(db, form.id, ids);
  if (rows.length === 0) return null;
  // Those of entries that are not kept would stay.
  await removeMailsOf(db, rows);
  await jobs.add(removeGoneJob, {}, db);
  const named = await namedStaff(db, user?.id);
  return {
    form,
    entries: rows.map(({ id, created_at }) => ({ id, created_at: toBerlinIso(created_at) })).sort((a, b) => a.id - b.id),
    amount: rows.length,
    deleted_at: toBerlinIso(now),
    deleted_by: named[0]?.name ?? '',
  };
}
