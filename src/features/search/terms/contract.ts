import { z } from 'zod';
import { endpoint } from '#api/endpoint.ts';
import { commonFailures } from '#api/failures.ts';
import { paginated, pagingQuery } from '#api/pagination/paginated.ts';
import { languages } from '#i18n/language.ts';
import { maxTermLength, termsPerPage } from '../limits.ts';
import { defaultPeriod, periods, results } from './periods.ts';

/** What was searched in a period. `found`: how much it found the last time, null until it has been looked up; `last_day`: in Berlin. */
const termSchema = z.object({
  language: z.enum(languages),
  term: z.string(),
  searches: z.int(),
  found: z.int().nullable(),
  is_corrected: z.boolean(),
  last_day: z.string(),
});
export type SearchedTerm = z.output<typeof termSchema>;

/** What PostgreSQL takes as text. */
const printable = z
  .string()
  .max(maxTermLength)
  .regex(/^[^\p{Cc}\p{Cs}]*$/u);

/** What people search, for staff. */
export const termsContract = {
  terms: endpoint({
    access: 'editor',
    personal: true,
    method: 'GET',
    path: '/api/searched-terms/',
    summary:
      'What visitors search, the most searched first: texts that were typed more than once, without anything of who typed them. Each is counted a minute later at most, and kept for a year.',
    query: z.object({
      q: printable.optional(),
      period: z.enum(periods).default(defaultPeriod),
      language: z.enum(languages).optional(),
      results: z.enum(results).optional(),
      ...pagingQuery(termsPerPage),
    }),
    output: paginated(termSchema).extend({ searches: z.int() }),
    errors: { page_not_found: commonFailures.page_not_found },
  }),
};

export type TermsContract = typeof termsContract;
