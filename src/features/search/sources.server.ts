import type { RequestContext } from '#api/request-context.server.ts';
import { type Service, service } from '#api/service.server.ts';
import type { Database } from '#db/database.server.ts';
import type { EventCardData } from '#features/programme/index.ts';
import type { Language } from '#i18n/language.ts';
import type { Localised } from '#i18n/localised.ts';
import type { EventResult, Found } from './contract.ts';
import type { FoundObject, UpcomingFilters } from './query/found-objects.server.ts';

/** A kind of things that are found; what is searched of them, with weights and dates, is `search_of_<kind>` in the database (migration 0040). */
export type SearchSource = {
  kind: string;
  /** As what visitors see it. */
  type: Found['type'];
  /** The address of its page. `url`: where it is stored and does not follow from title and number. */
  address(found: { id: number; title: Localised; url: Localised | null }, language: Language): string;
};

/** What is told of a production among all kinds of things. */
export type NearestEvent = Pick<EventResult, 'id' | 'title' | 'link' | 'date_start' | 'listed_day' | 'until' | 'image_thumbnails' | 'untranslated' | 'is_over'>;

/** Events, of which the programme makes the cards. */
export type EventSource = {
  /** By the number of the production, each by its next date, or by its last; without those of which nothing is to be seen any more. One query. */
  cards(db: Database, found: readonly FoundObject[], reader: { language: Language; now: Date }): Promise<Map<number, EventResult>>;
  /** In the same way what is told of each among all kinds of things. */
  nearest(db: Database, found: readonly FoundObject[], reader: { language: Language; now: Date }): Promise<Map<number, NearestEvent>>;
  next(context: RequestContext, limit: number): Promise<EventCardData[]>;
  /** The options of the programme's filters that lead to something: the others are not found. */
  filtersToCome(db: Database, now: Date): Promise<UpcomingFilters>;
};

/** Handed down by the server (src/server/site.server.ts): the search knows no feature's pages. */
export type SearchSources = { events: EventSource; others: readonly SearchSource[] };

export const searchService: Service<SearchSources> = service<SearchSources>('search');
