import { implement } from '#api/implement/implement.server.ts';
import { pageLinks } from '#api/pagination/page-links.ts';
import { problem } from '#api/problem.server.ts';
import { presentEventCard, Texts } from '#features/programme/index.server.ts';
import { dayOf } from '#i18n/berlin-time.ts';
import type { Language } from '#i18n/language.ts';
import { translatedIn } from '#i18n/translated-in.ts';
import { type Found, searchContract } from './contract.ts';
import { countFoundEvents, foundEventRows, nextDatesFound } from './found-events.server.ts';
import { maxSuggestions } from './limits.ts';

/** Results are events until people, pages and articles can be searched: `others` is empty. */
export const searchOperations = implement(searchContract, {
  counts: async ({ query: { query } }, { db, now }) => {
    const events = await countFoundEvents(db, { query, now });
    return { count: events, events, others: 0 };
  },

  autocomplete: async ({ query: { query } }, { db, language, now }) => {
    const rows = await nextDatesFound(db, { query, now }, maxSuggestions);
    return rows.map((row) => presentFoundEvent(row, language, now));
  },

  events: async ({ query }, { db, language, now }) => {
    const { page, page_size: size } = query;
    const { count, rows } = await foundEventRows(db, { query: query.query, now }, { limit: size, offset: (page - 1) * size });
    if (page > 1 && rows.length === 0) return problem('page_not_found');
    return {
      count,
      ...pageLinks('/api/search/events/', language, query, count),
      results: rows.map((row) => presentEventCard(row, language, new Texts(language), dayOf(now))),
    };
  },

  others: async ({ query }) => {
    if (query.page > 1) return problem('page_not_found');
    return { count: 0, next: null, previous: null, results: [] };
  },
});

function presentFoundEvent(row: Parameters<typeof presentEventCard>[0], language: Language, now: Date): Found {
  const card = presentEventCard(row, language, new Texts(language), dayOf(now));
  const { id, title, link, date_start, listed_day, until, image_thumbnails } = card;
  const lang = translatedIn(card, language)('title');
  return {
    id,
    type: 'event',
    text: title,
    ...(lang ? { lang } : {}),
    url: link.url,
    date_start,
    ...(listed_day && until ? { until } : {}),
    ...(image_thumbnails ? { image_thumbnails } : {}),
  };
}
