import type { Database } from '#db/database.server.ts';
import type { Asset } from '../asset-schema.ts';

/** Whether something may be used from now on: it is there, of that kind, and not in the bin, whither it cannot go until the transaction ends. */
export async function isUsable(db: Database, id: number, kind: Asset['kind']): Promise<boolean> {
  const asset = await db
    .selectFrom('asset')
    .select('id')
    .where('id', '=', id)
    .where('kind', '=', kind)
    .where('deleted_at', 'is', null)
    .forShare()
    .executeTakeFirst();
  return asset !== undefined;
}
