import { implement } from '#api/implement/implement.server.ts';
import { problem } from '#api/problem.server.ts';
import { publishedModules } from '#features/cms/index.server.ts';
import { imageOf, presentImage, presentThumbnails } from '#features/media/index.ts';
import { eventCount, hallsOf, severalLists } from '#features/programme/index.server.ts';
import type { EventCardData } from '#features/programme/index.ts';
import { type Language, languages } from '#i18n/language.ts';
import { choose } from '#i18n/localised.ts';
import { slugOf } from '#i18n/slug.ts';
import { Texts } from '#i18n/texts.ts';
import { translatedIn } from '#i18n/translated-in.ts';
import { href } from '#routes.ts';
import { seriesContract } from './contract.ts';
import { maxSeriesEvents } from './limits.ts';
import { seriesRows } from './queries/series.server.ts';

export const seriesOperations = implement(seriesContract, {
  seriesList: async (_, context) => {
    const rows = await seriesRows(context.db).execute();
    // One query for the next dates of all of them.
    const lists = await severalLists(
      rows.map(({ id }) => ({ series: id })),
      1,
      context,
    );
    return rows.map((row, index) => {
      const texts = new Texts(context.language);
      const next = lists[index]?.[0];
      return { ...presentSeries(row, context.language, texts), next_event: next ? presentNext(next, context.language) : null, ...texts.marks };
    });
  },

  series: async ({ parameters: { id } }, context) => {
    const { db, language, now } = context;
    const row = await seriesRows(db).where('series.id', '=', id).executeTakeFirst();
    if (!row) return problem('not_found');
    const [count, [events = []], modules] = await Promise.all([
      eventCount(db, { series: id }, now),
      severalLists([{ series: id }], maxSeriesEvents, context),
      publishedModules({ content_type: 'series', object_id: id }, context),
    ]);
    const texts = new Texts(language);
    const [de, en] = languages.map((other) => slugOf(choose(row.name, other).text));
    return {
      ...presentSeries(row, language, texts),
      ordering: texts.paragraphs('ordering', row.ordering),
      event_count: count,
      events,
      halls: await hallsOf(events, context),
      modules,
      slugs: { de: de ?? '', en: en ?? '' },
      ...texts.marks,
    };
  },
});

type SeriesRow = Awaited<ReturnType<ReturnType<typeof seriesRows>['executeTakeFirstOrThrow']>>;

/** What list and page say alike. `lang` is that of the name, as filter options have it. */
function presentSeries(row: SeriesRow, language: Language, texts: Texts) {
  const { text: name, lang } = choose(row.name, language);
  const slug = slugOf(name);
  const image = imageOf(row);
  return {
    id: row.id,
    name,
    ...(lang ? { lang } : {}),
    show_in_filter: row.show_in_filter,
    slug,
    link: { url: href('series', language, { slug, id: row.id }) },
    description: texts.choose('description', row.description),
    price: texts.choose('price', row.price),
    image_obj: image && presentImage(image, language),
    image_thumbnails: image && presentThumbnails(image),
  };
}

/** A date in short, under the day on which a list shows it. */
function presentNext(event: EventCardData, language: Language) {
  const { id, slug, link, title, listed_day, day } = event;
  const lang = translatedIn(event, language)('title');
  return { id, slug, link, title, ...(lang ? { lang } : {}), day: listed_day ?? day };
}
