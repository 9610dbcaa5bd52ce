import type { Database } from '#db/database.server.ts';
import { imageColumns } from '#features/media/index.ts';
import type { Day } from '#i18n/berlin-time.ts';

/** The same from any day on. */
export const teaserRows = (db: Database, from: Day) =>
  db
    .selectFrom('teaser')
    .leftJoin('asset as image', 'image.id', 'teaser.image_id')
    .select(['teaser.id', 'teaser.name', 'teaser.preline', 'teaser.headline', 'teaser.subline', 'teaser.link', 'teaser.link_text', 'teaser.position'])
    .select(['image.id as image_id', ...imageColumns])
    .where('teaser.position', '>=', from)
    .where('teaser.is_online', '=', true)
    .orderBy('teaser.position')
    .orderBy('teaser.id')
    .execute();
