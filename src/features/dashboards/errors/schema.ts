import { z } from 'zod';

/** Times in Berlin's offset. */
export const errorsDashboardSchema = z.object({
  /** Paths to be mended, ignored ones, those that a redirect or a page answers now, and what scanners tried. */
  totals: z.object({ new: z.int(), ignored: z.int(), mended: z.int(), scanners: z.int() }),
  /** Paths to be mended, those first that are asked for often and lately. */
  not_found: z.array(
    z.object({
      id: z.int(),
      path: z.string(),
      /** As a redirect spells it; null where none can lead from there. */
      plain_path: z.string().nullable(),
      count: z.int(),
      by_bots: z.int(),
      referring_host: z.string().nullable(),
      is_own_link: z.boolean(),
      first_seen: z.string(),
      last_seen: z.string(),
    }),
  ),
  statuses: z.array(z.object({ status: z.int(), paths: z.int(), count: z.int() })),
  failed: z.array(
    z.object({ path: z.string(), status: z.int(), count: z.int(), reference: z.string().nullable(), first_seen: z.string(), last_seen: z.string() }),
  ),
});
export type ErrorsDashboard = z.output<typeof errorsDashboardSchema>;
