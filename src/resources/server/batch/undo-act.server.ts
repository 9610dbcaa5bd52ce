import { sql } from 'kysely';
import type { RequestContext } from '#api/request-context.server.ts';
import type { StoreRegistry } from '../store.server.ts';
import { writeCall } from '../write-call.server.ts';
import type { Via } from '../write-context.server.ts';
import { type BatchOutcome, undoBatch } from './batch.server.ts';

/** The last records first, as what they refer to is in use until then; null where there is no such act. */
export async function undoAct(
  context: RequestContext,
  stores: StoreRegistry,
  { batch, via }: { batch: string; via: Via },
): Promise<Omit<BatchOutcome, 'batch'> | null> {
  const { rows } = await sql<{ kind: string }>`
    select kind from record_history where batch = ${batch} and via = ${via} group by kind order by min(id) desc`.execute(context.db);
  if (rows.length === 0) return null;
  const outcome: Omit<BatchOutcome, 'batch'> = { changed: 0, unchanged: 0, refused: [] };
  for (const { kind } of rows) {
    const store = stores.stores.find(({ table }) => table === kind);
    if (!store) continue;
    const { changed, unchanged, refused } = await undoBatch(writeCall(context, store, stores), batch);
    outcome.changed += changed;
    outcome.unchanged += unchanged;
    outcome.refused.push(...refused);
  }
  return outcome;
}
