import { implement } from '#api/implement/implement.server.ts';
import { pageLinks } from '#api/pagination/page-links.ts';
import { problem } from '#api/problem.server.ts';
import type { RequestContext } from '#api/request-context.server.ts';
import { setStaleAt } from '#db/read-dependencies.server.ts';
import { addDays, dayOf, instantAt } from '#i18n/berlin-time.ts';
import type { Category } from './categories.ts';
import { type Found, searchContract } from './contract.ts';
import { maxIdeas, maxSuggestions, pageSize } from './limits.ts';
import { presentEvents, presentObjects } from './present.server.ts';
import type { PageRange } from './query/found-objects.server.ts';
import { type Asked, type Searched, search, searchEach } from './query/search.server.ts';
import { correctedText } from './query/what-was-meant.ts';
import { searchService } from './sources.server.ts';
import { popularTerms } from './terms/queries.server.ts';

/** Without a word to look for nothing is asked. */
export const searchOperations = implement(searchContract, {
  counts: async ({ query: { query } }, context) => {
    const searched = await searchFor(query, null, { limit: pageSize, offset: 0 }, context);
    if (!searched) return { count: 0, events: 0, others: 0, more_events: false, more_others: false, results: [], did_you_mean: null };
    const { count, events, more_events, more_others } = searched;
    const { found, texts } = await presentObjects(searched, context, context.service(searchService), { withSnippets: true });
    return { count, events, others: count - events, more_events, more_others, results: found, did_you_mean: correctedText(query, searched, texts) };
  },

  autocomplete: async ({ query: { query } }, context) => {
    const searched = await searchFor(query, null, { limit: maxSuggestions, offset: 0 }, context, true);
    if (!searched) return [];
    const { found } = await presentObjects(searched, context, context.service(searchService), { withSnippets: false });
    // Grouped by type, the type of the best first.
    return [...Map.groupBy(found, ({ type }: Found) => type).values()].flat();
  },

  events: async ({ query }, context) => {
    const searched = await searchFor(query.query, 'events', rangeOf(query), context);
    const { results, texts } = searched ? await presentEvents(searched, context, context.service(searchService)) : nothing;
    if (query.page > 1 && results.length === 0) return problem('page_not_found');
    return pageOf('/api/search/events/', results, { searched, texts, query, context });
  },

  others: async ({ query }, context) => {
    const searched = await searchFor(query.query, 'others', rangeOf(query), context);
    const { found, texts } = searched ? await presentObjects(searched, context, context.service(searchService), { withSnippets: true }) : nothing;
    if (query.page > 1 && found.length === 0) return problem('page_not_found');
    return pageOf('/api/search/others/', found, { searched, texts, query, context });
  },

  pages: async ({ query: { query, events_page, others_page } }, context) => {
    const ranges = { events: rangeOf({ page: events_page, page_size: pageSize }), others: rangeOf({ page: others_page, page_size: pageSize }) };
    const searched = await searchEach(context.db, query, askedOf(context), ranges);
    const none = { count: 0, more: false, results: [] };
    if (!searched) return { events: none, others: none, did_you_mean: null };
    const sources = context.service(searchService);
    const events = await presentEvents(searched.events, context, sources);
    const others = await presentObjects(searched.others, context, sources, { withSnippets: true });
    if ((events_page > 1 && events.results.length === 0) || (others_page > 1 && others.found.length === 0)) return problem('page_not_found');
    return {
      events: { count: searched.events.count, more: searched.events.more_events, results: events.results },
      others: { count: searched.others.count, more: searched.others.more_others, results: others.found },
      did_you_mean: correctedText(query, searched.events, events.texts) ?? correctedText(query, searched.others, others.texts),
    };
  },

  ideas: async (_, context) => {
    const next = await context.service(searchService).events.next(context, maxIdeas);
    setStaleAt(instantAt(addDays(dayOf(context.now), 1)));
    const today = next.filter(({ day, listed_day }) => (listed_day ?? day) === dayOf(context.now));
    return { is_today: today.length > 0, events: today.length > 0 ? today : next, terms: await popularTerms(context.db, context.language) };
  },
});

const nothing = { results: [], found: [], texts: [] };

const askedOf = ({ now, language, service }: RequestContext, withSnippets = true): Asked => ({
  now,
  language: withSnippets ? language : undefined,
  filtersToCome: service(searchService).events.filtersToCome,
});
const searchFor = (query: string, category: Category | null, range: PageRange, context: RequestContext, inTitlesFirst = false) =>
  search(context.db, query, askedOf(context, !inTitlesFirst), { category, inTitlesFirst }, range);

type PageQuery = { query: string; page: number; page_size: number };
const rangeOf = ({ page, page_size: limit }: Omit<PageQuery, 'query'>): PageRange => ({ limit, offset: (page - 1) * limit });

type SearchContext = { searched: Searched | null; texts: readonly string[]; query: PageQuery; context: RequestContext };

function pageOf<Result>(path: string, results: Result[], { searched, texts, query, context }: SearchContext) {
  const count = searched?.count ?? 0;
  const did_you_mean = searched ? correctedText(query.query, searched, texts) : null;
  const more = searched ? searched.more_events || searched.more_others : false;
  return { count, more, ...pageLinks(path, context.language, query, count), results, did_you_mean };
}
