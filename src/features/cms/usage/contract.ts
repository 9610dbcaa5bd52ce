import { z } from 'zod';
import { endpoint } from '#api/endpoint.ts';

const useSchema = z.object({
  container_id: z.int(),
  title: z.string(),
  url: z.string().nullable(),
  /** How often in the draft, and in what is published in whichever language has most. */
  in_draft: z.int(),
  in_published: z.int(),
});
export type BlockUse = z.output<typeof useSchema>;

const sharedSectionSchema = z.object({
  container_id: z.int(),
  slug: z.string(),
  is_published: z.boolean(),
  /** The pages and sections that show it, in their drafts or published. */
  shown_on: z.array(z.object({ container_id: z.int(), title: z.string(), url: z.string().nullable() })),
});
export type SharedSection = z.output<typeof sharedSectionSchema>;

export const usageContract = {
  blockUsage: endpoint({
    access: 'editor',
    personal: true,
    method: 'GET',
    path: '/pageeditor-api/block-usage/',
    summary: 'The pages and sections in which blocks of a type stand, in their drafts or published.',
    query: z.object({
      type: z
        .string()
        .regex(/^[a-z][a-z0-9_-]{0,59}$/)
        .default('headline'),
    }),
    output: z.array(useSchema),
  }),
  sharedSections: endpoint({
    access: 'editor',
    personal: true,
    method: 'GET',
    path: '/pageeditor-api/shared-sections/',
    summary: 'The sections that belong to no page and can be shown on several, by their names, each with where it is shown.',
    output: z.array(sharedSectionSchema),
  }),
};

export type UsageContract = typeof usageContract;
