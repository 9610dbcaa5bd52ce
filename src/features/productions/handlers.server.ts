import { implement } from '#api/implement/implement.server.ts';
import { pageLinks } from '#api/pagination/page-links.ts';
import { problem } from '#api/problem.server.ts';
import { publishedModules } from '#features/cms/index.server.ts';
import {
  calendarDays,
  creditRows,
  hallsOf,
  listEvents,
  markListStaleAt,
  presentCredit,
  presentMedia,
  presentPartners,
  presentWork,
  workRows,
} from '#features/programme/index.server.ts';
import type { Language } from '#i18n/language.ts';
import { choose, type Localised } from '#i18n/localised.ts';
import { slugOf } from '#i18n/slug.ts';
import { presentNamed, Texts } from '#i18n/texts.ts';
import { toUrlDate } from '#i18n/url-date.ts';
import { productionsContract } from './contract.ts';
import { isWholeList, optionCounts, productionCount } from './counts.server.ts';
import { maxDates } from './limits.ts';
import { presentNextEvent, presentProduction } from './present.server.ts';
import { seasonRows, tagRows } from './queries/options.server.ts';
import { listedRows, productionDetailRow } from './queries/production-rows.server.ts';
import { type OptionRow, type ProductionKey, pageOfProductions, productionOptions, seenFrom, selected } from './queries/selection.server.ts';

export const productionsOperations = implement(productionsContract, {
  productions: async ({ query }, { db, language, now }) => {
    const { page, page_size: size, ...selection } = query;
    await markListStaleAt(db, selection, now);
    const place = { limit: size, offset: (page - 1) * size };
    const [count, rows] = await Promise.all([
      productionCount(db, selection, now),
      listedRows(db, seenFrom(selection.date, now))
        .where('production.id', 'in', pageOfProductions(db, selection, now, place))
        .orderBy('production.last_over')
        .orderBy('production.id')
        .execute(),
    ]);
    if (page > 1 && rows.length === 0) return problem('page_not_found');
    const links = pageLinks('/api/productions/', language, { ...query, date: query.date && toUrlDate(query.date) }, count);
    const results = rows.map((row) => {
      const texts = new Texts(language);
      return { ...presentProduction(row, language, texts), next_event: presentNextEvent(row, language), ...texts.marks };
    });
    return { count, ...links, results };
  },

  production: async ({ parameters: { id } }, context) => {
    const { db, language, now } = context;
    const [row, credits, works, events] = await Promise.all([
      productionDetailRow(db, id),
      creditRows(db, { production: id }),
      workRows(db, { production: id }),
      listEvents(context, { production: id }, { limit: maxDates, offset: 0 }),
    ]);
    if (!row) return problem('not_found');
    const modules = row.has_blocks ? await publishedModules({ content_type: 'production', object_id: id }, context) : [];
    const texts = new Texts(language);
    return {
      ...presentProduction(row, language, texts),
      modules,
      opening_hours: texts.paragraphs('opening_hours', row.opening_hours),
      description: texts.paragraphs('description', row.description),
      promoter: texts.paragraphs('promoter', row.promoter),
      promoters: presentPartners(row.partners, language).promoters,
      ...presentMedia(row.media, language, now),
      credits: credits.map((credit) => presentCredit(credit, language)),
      works: works.map((work) => presentWork(work, language)),
      events,
      halls: await hallsOf(events, context),
      slugs: { de: slugOf(choose(row.title, 'de').text), en: slugOf(choose(row.title, 'en').text) },
      ...texts.marks,
    };
  },

  productionFilters: async ({ query }, { db, language, now }) => {
    await markListStaleAt(db, query, now);
    const [options, counts, coming] = await Promise.all([
      productionOptions(db),
      optionCounts(db, query, now),
      isWholeList(query) ? null : optionCounts(db, {}, now), // kept, so this costs nothing as a rule
    ]);
    const isOffered = ({ key, id, show_in_filter }: OptionRow) => show_in_filter && (counts[key].has(id) || coming?.[key].has(id) || query[key] === id);
    const of = (key: ProductionKey) =>
      options
        .filter((option) => option.key === key && isOffered(option))
        .map((option) => ({ ...presentNamed(option, language), count: counts[key].get(option.id) ?? 0 }));
    return { season: of('season'), exhibition_type: of('exhibition_type'), tag: of('tag') };
  },

  productionCalendar: async ({ query }, { db, now }) => {
    const { date, ...chosen } = query;
    // Without a choice it is the programme's, which is kept.
    return calendarDays(db, isWholeList(chosen) ? { date } : { date, productions: selected(db, query, now) }, now);
  },

  seasons: async (_, { db, language }) => (await seasonRows(db).execute()).map((row) => presentSeason(row, language)),

  season: async ({ parameters: { id } }, { db, language }) => {
    const row = await seasonRows(db).where('id', '=', id).executeTakeFirst();
    return row ? presentSeason(row, language) : problem('not_found');
  },

  productionTags: async (_, { db, language }) => (await tagRows(db).execute()).map((row) => presentTag(row, language)),

  productionTag: async ({ parameters: { id } }, { db, language }) => {
    const row = await tagRows(db).where('id', '=', id).executeTakeFirst();
    return row ? presentTag(row, language) : problem('not_found');
  },
});

type SeasonRow = Awaited<ReturnType<ReturnType<typeof seasonRows>['executeTakeFirstOrThrow']>>;

function presentSeason(row: SeasonRow, language: Language) {
  const texts = new Texts(language);
  const description = texts.paragraphs('description', row.description);
  return { ...presentNamed(row, language), starts_on: row.starts_on, ends_on: row.ends_on, description, ...texts.marks };
}

const presentTag = (row: { id: number; name: Localised; show_in_filter: boolean }, language: Language) => ({
  ...presentNamed(row, language),
  show_in_filter: row.show_in_filter,
});
