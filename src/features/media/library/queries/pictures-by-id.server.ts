import type { Database } from '#db/database.server.ts';
import { imageColumns, imageOf, presentThumbnails } from '../../present.ts';

/** Pictures and other items of the library in short, by their ids; `url` is a small picture of it, '' where there is none. */
export async function picturesById(db: Database, ids: readonly number[]) {
  if (ids.length === 0) return {};
  const rows = await db
    .selectFrom('asset as image')
    .select(['image.id as image_id', 'image.name', 'image.kind', ...imageColumns])
    .where('image.id', 'in', ids)
    .execute();
  return Object.fromEntries(
    rows.map((row) => {
      const image = row.kind === 'image' ? imageOf(row) : null;
      return [row.image_id, { url: image ? presentThumbnails(image).small : '', width: row.width, height: row.height, name: row.name }];
    }),
  );
}
