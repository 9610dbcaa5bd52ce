import { z } from 'zod';
import { isBlockId } from '#content/index.ts';

const blockId = z.custom<string>(isBlockId).meta({ description: 'The id of a block.' }).nullable();

/** A tab by a name of its own, and the block that is worked on there. */
export const presenceSchema = z.object({ tab: z.string().regex(/^[A-Za-z0-9-]{8,60}$/), at_block: blockId.default(null), leaves: z.boolean().default(false) });

/** Another tab; `is_own` where the same account has it open twice. */
export const otherSchema = z.object({ name: z.string(), block: blockId, is_own: z.boolean() });

export type Presence = z.output<typeof presenceSchema>;
export type Other = z.output<typeof otherSchema>;
