import { z } from 'zod';
import type { PresentedBlock, Unknown } from '#content/index.ts';

/** Set where a text is not in the language asked for (decisions.md). */
const lang = z.enum(['de', 'en']).optional();

/** E §3: `columns` hold blocks in the reader's language, `lang` says where that is another. */
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
  /** They stay stored. */
  unknown: z.array(z.custom<Unknown>()).optional(),
});

export type Module = z.output<typeof moduleSchema>;
export type ShownModule = Pick<Module, 'id' | 'lang' | 'layout' | 'columns' | 'unknown'>;
