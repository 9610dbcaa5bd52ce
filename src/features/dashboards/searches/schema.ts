import { z } from 'zod';
import { languages } from '#i18n/language.ts';
import { daysSchema } from '../day-schema.ts';
import { periodSchema } from '../period.ts';

/** `visitors`: by how many, as far as a day tells them apart; `found`: how much it found the last time, null until that has been looked up. */
const termSchema = z.object({ language: z.enum(languages), term: z.string(), searches: z.int(), visitors: z.int(), found: z.int().nullable() });
export type DashboardTerm = z.output<typeof termSchema>;

export const searchesDashboardSchema = z.object({
  period: periodSchema,
  terms: z.int(),
  searches: z.int(),
  /** Of these that found nothing. */
  without_hits: z.int(),
  days: daysSchema,
  days_without_hits: daysSchema,
  top: z.array(termSchema),
  top_without_hits: z.array(termSchema),
});
export type SearchesDashboard = z.output<typeof searchesDashboardSchema>;
