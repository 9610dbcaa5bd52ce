import { implement } from '#api/implement/implement.server.ts';
import { pageLinks } from '#api/pagination/page-links.ts';
import { problem } from '#api/problem.server.ts';
import type { Database } from '#db/database.server.ts';
import type { Language } from '#i18n/language.ts';
import { searchWordsOf } from '#i18n/search-words.ts';
import { type Found, searchContract } from './contract.ts';
import { maxSuggestions } from './limits.ts';
import { type Search, type SearchSource, searchService } from './sources.server.ts';

/** Asks the sources that the server hands down; without a word to look for, none. */
export const searchOperations = implement(searchContract, {
  counts: async ({ query: { query } }, context) => {
    const search = searchOf(query, context);
    if (!search) return { count: 0, events: 0, others: 0 };
    const sources = context.service(searchService);
    const events = await sources.events.count(context.db, search);
    const others = await countAll(sources.others, context.db, search);
    return { count: events + others, events, others };
  },

  autocomplete: async ({ query: { query } }, context) => {
    const search = searchOf(query, context);
    if (!search) return [];
    const { events, others } = context.service(searchService);
    const found = await events.suggestions(context.db, search, maxSuggestions);
    for (const source of others) {
      if (found.length < maxSuggestions) found.push(...(await source.suggestions(context.db, search, maxSuggestions - found.length)));
    }
    return found;
  },

  events: async ({ query }, context) => {
    const search = searchOf(query.query, context);
    const found = search ? await context.service(searchService).events.page(context.db, search, placeOf(query)) : { count: 0, results: [] };
    if (query.page > 1 && found.results.length === 0) return problem('page_not_found');
    return { ...found, ...pageLinks('/api/search/events/', context.language, query, found.count) };
  },

  others: async ({ query }, context) => {
    const search = searchOf(query.query, context);
    const found = search ? await pageOfAll(context.service(searchService).others, context.db, search, placeOf(query)) : { count: 0, results: [] };
    if (query.page > 1 && found.results.length === 0) return problem('page_not_found');
    return { ...found, ...pageLinks('/api/search/others/', context.language, query, found.count) };
  },
});

type Place = { limit: number; offset: number };

/** Null where there is no word to look for. */
function searchOf(query: string, { language, now }: { language: Language; now: Date }): Search | null {
  const words = searchWordsOf(query);
  return words.length > 0 ? { words, language, now } : null;
}

const placeOf = ({ page, page_size: limit }: { page: number; page_size: number }): Place => ({ limit, offset: (page - 1) * limit });

async function countAll(sources: readonly SearchSource<Found>[], db: Database, search: Search): Promise<number> {
  let count = 0;
  for (const source of sources) count += await source.count(db, search);
  return count;
}

/** A page of several sources, as if they were one list. */
async function pageOfAll(sources: readonly SearchSource<Found>[], db: Database, search: Search, { limit, offset }: Place) {
  const results: Found[] = [];
  let count = 0;
  for (const source of sources) {
    const own = await source.count(db, search);
    const place = { limit: limit - results.length, offset: Math.max(0, offset - count) };
    if (place.limit > 0 && place.offset < own) results.push(...(await source.page(db, search, place)).results);
    count += own;
  }
  return { count, results };
}
