import { z } from 'zod';
import { endpoint } from '#api/endpoint.ts';
import { commonFailures } from '#api/failures.ts';
import { paginated, pagingQuery } from '#api/pagination/paginated.ts';
import { thumbnailsSchema } from '#features/media/contract.ts';
import { eventCardSchema } from '#features/programme/contract.ts';
import { maxQueryLength, pageSize, searches, searchShare } from './limits.ts';

/** What is searched for. Without letters and digits in it nothing is found. */
const query = z.string().max(maxQueryLength).default('');

/** Something found (decisions.md). `lang` is set where the text is not in the language asked for; `date_start` is ISO 8601 with Berlin's offset; `until` says of what has begun on an earlier day when it ends, in words. */
const foundSchema = z.object({
  id: z.int(),
  type: z.enum(['event', 'production', 'article', 'person', 'page', 'venue', 'series']),
  text: z.string(),
  lang: z.enum(['de', 'en']).optional(),
  url: z.string(),
  date_start: z.string().optional(),
  until: z.string().optional(),
  image_thumbnails: thumbnailsSchema.optional(),
});

export const searchContract = {
  counts: endpoint({
    method: 'GET',
    path: '/api/search/',
    access: 'public',
    summary: 'How much there is to be found, in all and by category.',
    query: z.object({ query }),
    output: z.object({ count: z.int(), events: z.int(), others: z.int() }),
    limit: searches,
    share: searchShare,
  }),
  autocomplete: endpoint({
    method: 'GET',
    path: '/api/search/autocomplete/',
    access: 'public',
    summary: 'At most eight suggestions; of a production with several dates the next one.',
    query: z.object({ query }),
    output: z.array(foundSchema),
    limit: searches,
    share: searchShare,
  }),
  events: endpoint({
    method: 'GET',
    path: '/api/search/events/',
    access: 'public',
    summary: 'Events to come in which every word is found: title, subtitle, works, people or room. By date.',
    query: z.object({ query, ...pagingQuery(pageSize) }),
    output: paginated(eventCardSchema),
    errors: { page_not_found: commonFailures.page_not_found },
    limit: searches,
    share: searchShare,
  }),
  others: endpoint({
    method: 'GET',
    path: '/api/search/others/',
    access: 'public',
    summary: 'What is found beside events.',
    query: z.object({ query, ...pagingQuery(pageSize) }),
    output: paginated(foundSchema),
    errors: { page_not_found: commonFailures.page_not_found },
  }),
};

export type SearchContract = typeof searchContract;
export type Found = z.output<typeof foundSchema>;
