import { z } from 'zod';
import { endpoint } from '#api/endpoint.ts';
import { isDay } from '#i18n/berlin-time.ts';
import { phaseSchema } from '../contract.ts';
import { maxWeeks, weeksAtAGlance } from '../limits.ts';

const day = z.string().refine(isDay, 'YYYY-MM-DD');

const daySchema = z.object({
  /** YYYY-MM-DD. */
  day: z.string(),
  is_today: z.boolean(),
  /** A public holiday in all of Germany, by name. */
  holiday: z.string().nullable(),
  /** Whether exceptions stand in place of the regular hours. */
  is_exception: z.boolean(),
  /** 'HH.mm–HH.mm', those that touch joined; none where the venue is closed. */
  ranges: z.array(z.string()),
  /** What the header says in their place, where that is given. */
  note: z.string().nullable(),
  lang: z.enum(['de', 'en']).optional(),
  /** The records that say so: exceptions, or else regular hours. */
  records: z.array(z.int()),
});
export type OpeningWeekDay = z.output<typeof daySchema>;

/** What the header says from an instant on, and what after that. */
const previewSchema = z.object({ now: phaseSchema, next: phaseSchema.nullable() });
export type OpeningPreview = z.output<typeof previewSchema>;

const staff = { access: 'editor', personal: true, method: 'GET' } as const;

/** The opening hours as staff look at them ahead. */
export const openingWeeksContract = {
  openingWeeks: endpoint({
    ...staff,
    path: '/api/opening-weeks/',
    summary: 'Weeks from Monday to Sunday, with exceptions in place of the regular hours and with public holidays. From this week on, or that of a day.',
    query: z.object({ from: day.optional(), weeks: z.coerce.number().int().min(1).max(maxWeeks).default(weeksAtAGlance) }),
    output: z.object({
      /** The clock in Berlin, YYYY-MM-DDTHH:MM. */
      now: z.string(),
      weeks: z.array(z.array(daySchema)),
    }),
  }),
  openingPreview: endpoint({
    ...staff,
    path: '/api/opening-preview/',
    summary: 'What the header of the site says at a moment of Berlin’s clock, in both languages, by what stands in the records now.',
    query: z.object({
      at: z
        .string()
        .regex(/^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d$/)
        .refine((at) => isDay(at.slice(0, 10)), 'YYYY-MM-DDTHH:MM'),
    }),
    output: z.object({ de: previewSchema, en: previewSchema }),
  }),
};

export type OpeningWeeksContract = typeof openingWeeksContract;
