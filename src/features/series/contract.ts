import { z } from 'zod';
import { endpoint } from '#api/endpoint.ts';
import { commonFailures } from '#api/failures.ts';
import { rowId } from '#api/whole-number.ts';
import { moduleSchema } from '#features/cms/contract.ts';
import { imageFields } from '#features/media/contract.ts';
import { eventCardSchema, filterOptionSchema, hallSchema, linkSchema, neighbourSchema, slugsSchema, untranslated } from '#features/programme/contract.ts';

/** A series in the list of all. `price` is one line; `next_event` its first date from now on. */
export const seriesItemSchema = filterOptionSchema.extend({
  slug: z.string(),
  link: linkSchema,
  description: z.string(),
  price: z.string(),
  untranslated,
  ...imageFields,
  next_event: neighbourSchema.nullable(),
});

/** A series with everything its page shows. */
export const seriesSchema = seriesItemSchema.omit({ next_event: true }).extend({
  ordering: z.array(z.string()),
  /** How many dates there are from now on, and the first of them. */
  event_count: z.int(),
  events: z.array(eventCardSchema),
  /** The rooms of its dates. */
  halls: z.array(hallSchema),
  /** Its body: what is published of its containers. */
  modules: z.array(moduleSchema),
  slugs: slugsSchema,
});

export const seriesContract = {
  seriesList: endpoint({
    method: 'GET',
    path: '/api/series/',
    access: 'public',
    summary: 'All subscription series; those with `show_in_filter` false are not offered as a filter.',
    output: z.array(seriesItemSchema),
  }),
  series: endpoint({
    method: 'GET',
    path: '/api/series/{id}/',
    access: 'public',
    summary: 'One subscription series with its first dates from now on.',
    parameters: z.object({ id: rowId() }),
    output: seriesSchema,
    errors: { not_found: commonFailures.not_found },
  }),
};

export type SeriesContract = typeof seriesContract;
export type SeriesItem = z.output<typeof seriesItemSchema>;
export type Series = z.output<typeof seriesSchema>;
