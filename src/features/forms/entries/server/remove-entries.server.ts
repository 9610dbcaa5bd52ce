import { sql } from 'kysely';
import type { RequestContext } from '#api/request-context.server.ts';
import { nameOfStaff } from '#features/back-office/index.server.ts';
import { toBerlinIso } from '#i18n/berlin-time.ts';
import type { Forms } from '../../form-service.server.ts';
import { removeGoneJob } from '../../removal/remove-gone.server.ts';
import type { DeletionReceipt } from '../contract.ts';

/** Deletes entries of a form for good, and says so without a word of theirs; null where none of them is there. */
export async function removeEntries(
  { db, user, now }: RequestContext,
  { jobs }: Pick<Forms, 'jobs'>,
  form: DeletionReceipt['form'],
  ids: readonly number[],
): Promise<DeletionReceipt | null> {
  const { rows } = await sql<{ id: number; created_at: Date }>`
    delete from form_entry where form_id = ${form.id} and id = any (${[...ids]}) returning id, created_at`.execute(db);
  if (rows.length === 0) return null;
  // Those of entries that are not kept would stay.
  await sql`update form_mail set remove_at = '-infinity' where entry_id = any (${rows.map(({ id }) => id)})`.execute(db);
  await jobs.add(removeGoneJob, {}, db);
  const named = await sql<{ name: string }>`select ${nameOfStaff(user?.id)} as name`.execute(db);
  return {
    form,
    entries: rows.map(({ id, created_at }) => ({ id, created_at: toBerlinIso(created_at) })).sort((a, b) => a.id - b.id),
    amount: rows.length,
    deleted_at: toBerlinIso(now),
    deleted_by: named.rows[0]?.name ?? '',
  };
}
