import type { Database } from '#db/database.server.ts';
import { imageColumns } from '#features/media/index.ts';

/** Pictures and files are assets of one library: one query for both. */
export async function assetsOf(db: Database, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, never>();
  const rows = await db
    .selectFrom('asset as image')
    .select(['image.id', ...imageColumns])
    .select(['image.kind', 'image.name', 'image.size', 'image.content_type', 'image.available_from', 'image.poster_id', 'image.transcript'])
    .where('image.id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}
