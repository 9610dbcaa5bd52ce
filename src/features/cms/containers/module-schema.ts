import { z } from 'zod';
import type { PresentedBlock, Unknown } from '#content/index.ts';

/** Set where a text is not in the language asked for (decisions.md). */
const lang = z.enum(['de', 'en']).optional();

/** A container as it is shown (E §3): `columns` hold blocks in the reader's language, `lang` says where that is another. */
export const moduleSchema = z.object({
  id: z.int(),
  model: z.literal('container'),
  slug: z.string(),
  parent: z.int().nullable(),
  content_type: z.string().nullable(),
  object_id: z.int().nullable(),
  lang,
  layout: z.string(),
  columns: z.array(z.array(z.custom<PresentedBlock>())),
  /** For staff: blocks and fields that this release does not know. They are kept. */
  unknown: z.array(z.custom<Unknown>()).optional(),
});

export type Module = z.output<typeof moduleSchema>;
/** What of it is rendered. */
export type ShownModule = Pick<Module, 'id' | 'lang' | 'layout' | 'columns' | 'unknown'>;
