import { z } from 'zod';
import { auditContract } from '#features/audit/contract.ts';
import { daysSchema } from '../day-schema.ts';
import { periodSchema } from '../period.ts';

export const activitiesDashboardSchema = z.object({
  period: periodSchema,
  /** Whether it tells of everybody; editors are told of themselves, and who else has worked. */
  is_of_all: z.boolean(),
  changes: z.int(),
  days: daysSchema,
  /** Who has changed something, the busiest first; `changes` is null where that is not told. */
  people: z.array(z.object({ id: z.int().nullable(), name: z.string(), changes: z.int().nullable() })),
  results: auditContract.audit.output.shape.results,
  kinds: auditContract.audit.output.shape.kinds,
  /** What will go online or offline by itself, the next first. */
  upcoming: z.array(
    z.object({
      kind: z.enum(['publish', 'unpublish', 'release']),
      at: z.string(),
      title: z.string(),
      language: z.string().nullable(),
      id: z.int(),
      page: z.int().nullable(),
    }),
  ),
});
export type ActivitiesDashboard = z.output<typeof activitiesDashboardSchema>;
