import { z } from 'zod';
import { endpoint } from '#api/endpoint.ts';
import { commonFailures } from '#api/failures.ts';
import { paginated, pagingQuery } from '#api/pagination/paginated.ts';
import { rowId } from '#api/whole-number.ts';
import { moduleSchema } from '#features/cms/contract.ts';
import { imageFields } from '#features/media/contract.ts';
import {
  countedSchema,
  creditSchema,
  dayInUrl,
  eventCardSchema,
  filterOptionSchema,
  hallSchema,
  linkSchema,
  namedSchema,
  neighbourSchema,
  productionMediaFields,
  slugsSchema,
  titleFields,
  typeSchema,
  untranslated,
  workSchema,
} from '#features/programme/contract.ts';
import { pageSize } from './limits.ts';

const id = rowId();

/** The productions' filters (V §3): one option per key; `date` is the day from which on something is still to be seen, without it now. */
const productionQuery = z.object({ date: dayInUrl.optional(), season: id.optional(), exhibition_type: id.optional(), tag: id.optional() });

const seasonSchema = namedSchema.extend({ starts_on: z.string(), ends_on: z.string(), description: z.array(z.string()), untranslated });

/** One production in a list. Days are YYYY-MM-DD in Berlin: its first and its last one, past or to come. */
export const productionCardSchema = z.object({
  id: z.int(),
  xtype: z.literal('production'),
  slug: z.string(),
  link: linkSchema,
  ...titleFields,
  exhibition_type: typeSchema,
  season: namedSchema.nullable(),
  tags: z.array(namedSchema),
  first_day: z.string(),
  last_day: z.string(),
  /** The first of its events that is not over, or not before `date`; null where all are. */
  next_event: neighbourSchema.extend({ date_start: z.string(), time_known: z.boolean(), room: namedSchema }).nullable(),
  ...imageFields,
});

/** A production with everything its page shows (V §9 "section order"). Texts are paragraphs. */
export const productionSchema = productionCardSchema.omit({ next_event: true }).extend({
  opening_hours: z.array(z.string()),
  description: z.array(z.string()),
  promoter: z.array(z.string()),
  ...productionMediaFields,
  credits: z.array(creditSchema),
  works: z.array(workSchema),
  /** Its containers of blocks (E §3). */
  modules: z.array(moduleSchema),
  /** Its dates from now on, the first of them. */
  events: z.array(eventCardSchema),
  /** The rooms of its dates. */
  halls: z.array(hallSchema),
  slugs: slugsSchema,
});

export const productionsContract = {
  productions: endpoint({
    method: 'GET',
    path: '/api/productions/',
    access: 'public',
    summary: 'Productions of which something is still to be seen, now or from `date` on; those that end first are first.',
    query: productionQuery.extend(pagingQuery(pageSize)),
    output: paginated(productionCardSchema),
    errors: { page_not_found: commonFailures.page_not_found },
  }),
  production: endpoint({
    method: 'GET',
    path: '/api/productions/{id}/',
    access: 'public',
    summary: 'One production with everything its page shows.',
    parameters: z.object({ id }),
    output: productionSchema,
    errors: { not_found: commonFailures.not_found },
  }),
  productionFilters: endpoint({
    method: 'GET',
    path: '/api/production-filters/',
    access: 'public',
    summary: 'All filter options, each with the number of productions it would give beside the other filters chosen.',
    query: productionQuery,
    output: z.object({ season: z.array(countedSchema), exhibition_type: z.array(countedSchema), tag: z.array(countedSchema) }),
  }),
  productionCalendar: endpoint({
    method: 'GET',
    path: '/api/production-calendar/',
    access: 'public',
    summary: 'The days, YYYY-MM-DD, on which a production of the chosen filters is on, from `date` (or today) on.',
    query: productionQuery,
    output: z.array(z.string()),
  }),
  seasons: endpoint({ method: 'GET', path: '/api/seasons/', access: 'public', summary: 'All seasons, the first one first.', output: z.array(seasonSchema) }),
  season: endpoint({
    method: 'GET',
    path: '/api/seasons/{id}/',
    access: 'public',
    summary: 'One season.',
    parameters: z.object({ id }),
    output: seasonSchema,
    errors: { not_found: commonFailures.not_found },
  }),
  productionTags: endpoint({
    method: 'GET',
    path: '/api/production-tags/',
    access: 'public',
    summary: 'All tags of productions; those with `show_in_filter` false are not offered as a filter.',
    output: z.array(filterOptionSchema),
  }),
  productionTag: endpoint({
    method: 'GET',
    path: '/api/production-tags/{id}/',
    access: 'public',
    summary: 'One tag of productions.',
    parameters: z.object({ id }),
    output: filterOptionSchema,
    errors: { not_found: commonFailures.not_found },
  }),
};

export type ProductionsContract = typeof productionsContract;
export type ProductionCard = z.output<typeof productionCardSchema>;
export type Production = z.output<typeof productionSchema>;
export type ProductionQuery = z.output<typeof productionQuery>;
