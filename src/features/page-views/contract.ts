import { z } from 'zod';
import { endpoint } from '#api/endpoint.ts';
import { commonFailures } from '#api/failures.ts';
import { paginated, pagingQuery } from '#api/pagination/paginated.ts';
import { languages } from '#i18n/language.ts';
import { defaultGrouping, defaultPeriod, groupings, maxPath, periods, viewsPerPage } from './limits.ts';

/** Views of a page, from a host, with a kind of device, or on a day (YYYY-MM-DD). '' of a page: what a day had no room for; of a host: none was named. */
const rowSchema = z.object({ key: z.string(), views: z.int(), bots: z.int() });
export type CountedRow = z.output<typeof rowSchema>;

export const pageViewsContract = {
  pageViews: endpoint({
    access: 'editor',
    personal: true,
    method: 'GET',
    path: '/api/page-views/',
    summary:
      'How often pages were opened in the days up to today (Berlin), the most opened first, by page, referring host, kind of device or day. Programs are counted by themselves. Nothing of who has opened them is stored, so that nobody knows how many they were.',
    query: z.object({
      q: z
        .string()
        .max(maxPath)
        .regex(/^[^\p{Cc}\p{Cs}]*$/u)
        .optional(),
      period: z.enum(periods).default(defaultPeriod),
      by: z.enum(groupings).default(defaultGrouping),
      language: z.enum(languages).optional(),
      ...pagingQuery(viewsPerPage),
    }),
    output: paginated(rowSchema).extend({ views: z.int(), bots: z.int() }),
    errors: { page_not_found: commonFailures.page_not_found },
  }),
};

export type PageViewsContract = typeof pageViewsContract;
