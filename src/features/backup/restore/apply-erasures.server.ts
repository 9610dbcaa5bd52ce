import type pg from 'pg';
import { quote } from '../dump/catalog.server.ts';
import type { Erasure } from '../dump/erasures.server.ts';

/** Columns by which a person of these tables is known beyond their number. */
const addresses: Partial<Record<Erasure['name'], string>> = { site_user: 'email', reminder_recipient: 'email' };

/**
 * Deletes whom the site has forgotten since `snapshotAt`, also from held jobs, and notes all erasures in the restored database for the next
 * restore.
 */
export async function applyErasures(client: pg.Client, erasures: readonly Erasure[], snapshotAt: string): Promise<number> {
  await client.query(
    `insert into erasure (name, row_id, at)
     select name, row_id, at from jsonb_to_recordset($1::jsonb) as known (name text, row_id int, at timestamptz)
      where not exists (select from erasure e where (e.name, e.row_id) = (known.name, known.row_id) and date_trunc('milliseconds', e.at) = known.at)`,
    [JSON.stringify(erasures)],
  );
  let erased = 0;
  for (const { name, row_id } of erasures.filter(({ at }) => at > snapshotAt)) {
    const column = addresses[name];
    if (column)
      await client.query(
        `delete from held_job where exists (select from ${quote(name)} p where id = $1 and position(lower(p.${quote(column)}) in lower(data::text)) > 0)`,
        [row_id],
      );
    erased += (await client.query(`delete from ${quote(name)} where id = $1`, [row_id])).rowCount ?? 0;
  }
  return erased;
}
