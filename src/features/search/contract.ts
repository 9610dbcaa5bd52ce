import { z } from 'zod';
import { endpoint } from '#api/endpoint.ts';
import { commonFailures } from '#api/failures.ts';
import { pageNumber, paginated, pagingQuery } from '#api/pagination/paginated.ts';
import { thumbnailsSchema } from '#features/media/contract.ts';
import { eventCardSchema } from '#features/programme/contract.ts';
import { maxQueryLength, pageSize, searches, searchShare } from './limits.ts';

/** What is searched for: every word, and „phrases“ as they stand. Without letters and digits in it nothing is found. */
const query = z.string().max(maxQueryLength).default('');

/** Part of what was searched, and the words found in it: from and to, in UTF-16 code units. */
const snippet = { snippet: z.string().optional(), marks: z.array(z.tuple([z.int(), z.int()])).optional() };

/** Something found (decisions.md). `lang` is set where the text is not in the language asked for; `date_start` is ISO 8601 with Berlin's offset; `until` says of what has begun on an earlier day when it ends, in words; `is_over`: all of it is past. */
const foundSchema = z.object({
  id: z.int(),
  type: z.enum(['event', 'production', 'article', 'person', 'page', 'venue', 'series']),
  text: z.string(),
  lang: z.enum(['de', 'en']).optional(),
  url: z.string(),
  date_start: z.string().optional(),
  until: z.string().optional(),
  is_over: z.literal(true).optional(),
  image_thumbnails: thumbnailsSchema.optional(),
  ...snippet,
});

/** A production by its next date, or by its last where all are past (`is_over`); `dates`: of the others to come the next, `dates_count`: how many those are. */
const eventResultSchema = eventCardSchema.extend({
  is_over: z.boolean(),
  dates: z.array(z.object({ id: z.int(), url: z.string(), date_start: z.string() })),
  dates_count: z.int(),
  ...snippet,
});

/** The query as it was probably meant, where nothing is called what was typed, or has all of its words; what is found is found by it. */
const meant = { did_you_mean: z.string().nullable() };

/** What may be looked at instead: events of today, or else the next ones, and what others look for. */
const ideasSchema = z.object({ is_today: z.boolean(), events: z.array(eventCardSchema), terms: z.array(z.string()) });

/** There is more than `count`: of very much nothing is counted beyond it, and no page leads there. */
const more = { more: z.boolean() };

const listOf = <Item extends z.ZodType>(item: Item) => z.object({ count: z.int(), ...more, results: z.array(item) });

const ofSearch = { limit: searches, share: searchShare };

export const searchContract = {
  counts: endpoint({
    method: 'GET',
    path: '/api/search/',
    access: 'public',
    summary: 'How much there is to be found, in all and by category, and the ten best of all kinds. `more_events`, `more_others`: that much and more.',
    query: z.object({ query }),
    output: z.object({
      count: z.int(),
      events: z.int(),
      others: z.int(),
      more_events: z.boolean(),
      more_others: z.boolean(),
      results: z.array(foundSchema),
      ...meant,
    }),
    ...ofSearch,
  }),
  autocomplete: endpoint({
    method: 'GET',
    path: '/api/search/autocomplete/',
    access: 'public',
    summary: 'At most eight suggestions by type, the best type first; of a production with several dates the next one.',
    query: z.object({ query }),
    output: z.array(foundSchema),
    ...ofSearch,
  }),
  events: endpoint({
    method: 'GET',
    path: '/api/search/events/',
    access: 'public',
    summary: 'Productions with an event in which every word is found, best first, what is over last. Where nothing has all of several words, one is left out.',
    query: z.object({ query, ...pagingQuery(pageSize) }),
    output: paginated(eventResultSchema).extend({ ...more, ...meant }),
    errors: { page_not_found: commonFailures.page_not_found },
    ...ofSearch,
  }),
  others: endpoint({
    method: 'GET',
    path: '/api/search/others/',
    access: 'public',
    summary: 'What is found beside events: articles, people, pages, venues, series.',
    query: z.object({ query, ...pagingQuery(pageSize) }),
    output: paginated(foundSchema).extend({ ...more, ...meant }),
    errors: { page_not_found: commonFailures.page_not_found },
    ...ofSearch,
  }),
  pages: endpoint({
    method: 'GET',
    path: '/api/search/pages/',
    access: 'public',
    summary: 'A page of events and one of all others, as `/api/search/events/` and `/api/search/others/` answer them, by one search.',
    query: z.object({ query, events_page: pageNumber, others_page: pageNumber }),
    output: z.object({ events: listOf(eventResultSchema), others: listOf(foundSchema), ...meant }),
    errors: { page_not_found: commonFailures.page_not_found },
    ...ofSearch,
  }),
  ideas: endpoint({
    method: 'GET',
    path: '/api/search/ideas/',
    access: 'public',
    summary:
      'For where nothing was found or asked: up to three events of today, or else the next ones, and up to six texts that others search and find something by.',
    output: ideasSchema,
  }),
};

export type SearchContract = typeof searchContract;
export type Found = z.output<typeof foundSchema>;
export type Ideas = z.output<typeof ideasSchema>;
export type EventResult = z.output<typeof eventResultSchema>;
