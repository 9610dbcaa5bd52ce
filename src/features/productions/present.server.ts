import { imageOf, presentImage, presentThumbnails } from '#features/media/index.ts';
import { presentOther, presentType } from '#features/programme/index.server.ts';
import { toBerlinIso } from '#i18n/berlin-time.ts';
import type { Language } from '#i18n/language.ts';
import { slugOf } from '#i18n/slug.ts';
import { presentNamed, type Texts } from '#i18n/texts.ts';
import { href } from '#routes.ts';
import type { ListedRow, ProductionRow } from './queries/production-rows.server.ts';

/** The one place where a row of a production becomes JSON. */
export function presentProduction(row: ProductionRow, language: Language, texts: Texts) {
  const title = texts.choose('title', row.title);
  const slug = slugOf(title);
  const image = imageOf(row);
  return {
    id: row.id,
    xtype: 'production' as const,
    slug,
    link: { url: href('production', language, { slug, id: row.id }) },
    preline: texts.choose('preline', row.preline),
    title,
    subtitle: texts.choose('subtitle', row.subtitle),
    exhibition_type: presentType({ id: row.type_id, name: row.type_name }, language),
    season: row.season_id && row.season_name ? presentNamed({ id: row.season_id, name: row.season_name }, language) : null,
    tags: row.tags.map((tag) => presentNamed(tag, language)),
    first_day: row.first_day ?? '',
    last_day: row.last_day ?? '',
    image_obj: image && presentImage(image, language),
    image_thumbnails: image && presentThumbnails(image),
  };
}

export function presentNextEvent({ next_event: next, title }: ListedRow, language: Language) {
  if (!next) return null;
  return {
    ...presentOther({ id: next.id, own_title: next.own_title, title, day: next.day }, language),
    date_start: toBerlinIso(new Date(next.date_start)),
    time_known: next.time_known,
    room: presentNamed({ id: next.room_id, name: next.room_name }, language),
  };
}
