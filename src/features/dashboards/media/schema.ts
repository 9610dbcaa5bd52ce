import { z } from 'zod';

const item = z.object({ id: z.int(), name: z.string(), kind: z.string(), size: z.int(), at: z.string() });

/** Without what lies in the bin and what belongs to another. Sizes are bytes, `at` in Berlin's offset. */
export const mediaDashboardSchema = z.object({
  files: z.int(),
  bytes: z.number(),
  kinds: z.array(z.object({ kind: z.string(), files: z.int(), bytes: z.number() })),
  /** Pictures that are not decorative, without alternative text in any language. */
  without_alt: z.int(),
  /** Neither credit nor copyright. */
  without_rights: z.int(),
  rights_ended: z.int(),
  /** Rights that end within so many days; those of 30 are among those of 90. */
  rights_end_30: z.int(),
  rights_end_90: z.int(),
  unused: z.int(),
  latest: z.array(item),
  largest: z.array(item),
});
export type MediaDashboard = z.output<typeof mediaDashboardSchema>;
