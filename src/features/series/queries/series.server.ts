import type { Database } from '#db/database.server.ts';
import { imageColumns } from '#features/media/index.ts';

export const seriesRows = (db: Database) =>
  db
    .selectFrom('series')
    .leftJoin('asset as image', 'image.id', 'series.image_id')
    .select(['series.id', 'series.name', 'series.description', 'series.price', 'series.ordering', 'series.show_in_filter', 'series.image_id'])
    .select(imageColumns)
    .where('series.is_online', '=', true)
    .orderBy('series.sort')
    .orderBy('series.id');
