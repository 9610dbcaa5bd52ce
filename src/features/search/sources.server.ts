import { type Service, service } from '#api/service.server.ts';
import type { Database } from '#db/database.server.ts';
import type { EventCardData } from '#features/programme/index.ts';
import type { Language } from '#i18n/language.ts';
import type { Word } from '#i18n/search-words.ts';
import type { Found } from './contract.ts';

/** What is looked for: every word, of which there is at least one. `now` says what is still to come. */
export type Search = { words: readonly Word[]; language: Language; now: Date };

/**
 * Where something is found. It answers only what visitors may see, in the reader's language, in an order that stays the
 * same from page to page; it costs one query a call, and what depends on the clock says until when (`setStaleAt`).
 */
export type SearchSource<Result> = {
  count(db: Database, search: Search): Promise<number>;
  /** One page, and how many there are in all; 0 on a page beyond the last. */
  page(db: Database, search: Search, place: { limit: number; offset: number }): Promise<{ count: number; results: Result[] }>;
  suggestions(db: Database, search: Search, limit: number): Promise<Found[]>;
};

/** Handed down by the server (src/server/site.server.ts): the search knows no feature's tables. */
export type SearchSources = {
  events: SearchSource<EventCardData>;
  /** What is found beside events, one after the other in this order. */
  others: readonly SearchSource<Found>[];
};

export const searchService: Service<SearchSources> = service<SearchSources>('search');
