import { z } from 'zod';

export const versionsDashboardSchema = z.object({
  /** `build`: the commit that the program was built from; null where that is not known. */
  software: z.object({
    version: z.string(),
    build: z.string().nullable(),
    node: z.string(),
    postgres: z.string(),
    migration: z.string(),
    migrated_at: z.string(),
  }),
  /** Pages and other contents whose draft is not what visitors see. */
  drafts: z.int(),
  /** Of these that nobody has touched for 30 days. */
  old_drafts: z.int(),
  results: z.array(
    z.object({
      id: z.int(),
      /** What the content is of: 'page', 'event' …; null: a section. */
      kind: z.string().nullable(),
      object_id: z.int().nullable(),
      title: z.string(),
      is_published: z.boolean(),
      updated_at: z.string(),
      by: z.string().nullable(),
      is_old: z.boolean(),
    }),
  ),
});
export type VersionsDashboard = z.output<typeof versionsDashboardSchema>;
