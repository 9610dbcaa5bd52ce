import { z } from 'zod';
import { endpoint } from '#api/endpoint.ts';
import { commonFailures } from '#api/failures.ts';
import { rowId } from '#api/whole-number.ts';

const label = z.object({ label: z.string(), lang: z.enum(['de', 'en']).optional() });

/** Dates that are planned firmly, by what became of them; what is postponed counts with the date that takes its place. */
const countsSchema = z.object({
  scheduled: z.int(),
  cancelled: z.int(),
  postponed: z.int(),
  /** Of those that take place: what visitors can see. */
  online: z.int(),
  productions: z.int(),
  premieres: z.int(),
  revivals: z.int(),
});

const lineSchema = countsSchema.extend(label.shape);

const statisticsSchema = z.object({
  season: label.extend({ id: z.int(), from: z.string(), to: z.string() }),
  seasons: z.array(label.extend({ id: z.int() })),
  total: countsSchema,
  kinds: z.array(lineSchema),
  rooms: z.array(lineSchema),
  /** By month: '2026-09'. */
  months: z.array(countsSchema.extend({ month: z.string() })),
});

export const seasonStatisticsContract = {
  seasonStatistics: endpoint({
    method: 'GET',
    path: '/api/cms-season-statistics/',
    access: 'editor',
    personal: true,
    summary: 'Dates and productions of a season (without one: that of today, or the last), by kind of event, room and month of Berlin.',
    query: z.object({ season: rowId().optional() }),
    output: statisticsSchema,
    errors: { not_found: commonFailures.not_found },
  }),
};

export type SeasonStatisticsContract = typeof seasonStatisticsContract;
export type SeasonStatistics = z.output<typeof statisticsSchema>;
export type SeasonCounts = z.output<typeof countsSchema>;
