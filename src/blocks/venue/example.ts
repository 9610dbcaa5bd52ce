import { createBlock } from '#content/index.ts';
import { venue } from './block.ts';

export const examples = [createBlock(venue, { venue: 1 }, { id: 'venue-1' })];
