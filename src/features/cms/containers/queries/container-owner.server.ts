import type { Database } from '#db/database.server.ts';
import { dayOf } from '#i18n/berlin-time.ts';
import { displayDate } from '#i18n/format.ts';
import type { Language } from '#i18n/language.ts';
import { choose, type Localised, ownOr } from '#i18n/localised.ts';
import { slugOf } from '#i18n/slug.ts';
import { defineStrings } from '#i18n/strings.ts';
import { href } from '#routes.ts';
import { footerObject } from '../footer-object.ts';

const t = defineStrings({
  article: { de: 'Artikel „{name}“', en: 'Article ‘{name}’' },
  series: { de: 'Reihe „{name}“', en: 'Series ‘{name}’' },
  production: { de: 'Produktion „{name}“', en: 'Production ‘{name}’' },
  event: { de: 'Veranstaltung „{name}“, {day}', en: 'Event ‘{name}’, {day}' },
  footer: { de: 'Fußzeile', en: 'Footer' },
});

export const containersWithOwners = (db: Database) =>
  db
    .selectFrom('container')
    .leftJoin('page', (join) => join.onRef('page.id', '=', 'container.object_id').on('container.content_type', '=', 'page'))
    .leftJoin('article', (join) => join.onRef('article.id', '=', 'container.object_id').on('container.content_type', '=', 'article'))
    .leftJoin('series', (join) => join.onRef('series.id', '=', 'container.object_id').on('container.content_type', '=', 'series'))
    .leftJoin('event', (join) => join.onRef('event.id', '=', 'container.object_id').on('container.content_type', '=', 'event'))
    .leftJoin('production as played', 'played.id', 'event.production_id')
    .leftJoin('production', (join) => join.onRef('production.id', '=', 'container.object_id').on('container.content_type', '=', 'production'))
    .select(['container.id', 'container.slug', 'container.content_type', 'container.object_id', 'container.draft', 'container.revision'])
    .select([
      'page.title as page_title',
      'page.urls',
      'article.title as article_title',
      'article.is_online as is_article_online',
      'series.name as series_name',
      'series.is_online as is_series_online',
    ])
    .select(['event.title as event_title', 'event.date_start', 'event.is_online as is_event_online', 'played.title as played_title'])
    .select(['production.title as production_title', 'production.last_over'])
    .orderBy('container.id');

type Owned = Omit<Awaited<ReturnType<ReturnType<typeof containersWithOwners>['execute']>>[number], 'draft' | 'revision'>;

/** What a container belongs to in words of the reader's language, and the page on which it is seen; of a section that stands by itself its name. */
export function ownerOf(row: Owned, language: Language): { title: string; url: string | null } {
  const id = row.object_id ?? 0;
  const say = (kind: 'article' | 'series' | 'production' | 'event', of: Localised, isShown: boolean, day = '') => {
    const name = choose(of, language).text;
    return { title: t(language, kind, { name, day }), url: isShown ? href(kind, language, { slug: slugOf(name), id }) : null };
  };
  if (row.page_title) return { title: choose(row.page_title, language).text, url: choose(row.urls, language).text || null };
  if (row.article_title) return say('article', row.article_title, row.is_article_online === true);
  if (row.series_name) return say('series', row.series_name, row.is_series_online === true);
  if (row.production_title) return say('production', row.production_title, row.last_over !== null);
  if (row.played_title && row.date_start) {
    return say('event', ownOr(row.event_title, row.played_title), row.is_event_online === true, displayDate(language, dayOf(row.date_start)));
  }
  return { title: row.content_type === footerObject.content_type ? t(language, 'footer') : row.slug, url: null };
}
