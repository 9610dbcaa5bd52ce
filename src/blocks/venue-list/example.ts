import { createBlock } from '#content/index.ts';
import { venue } from '../venue/block.ts';
import { venueList } from './block.ts';

const entry = (id: number) => createBlock(venue, { venue: id }, { id: `venuelist-1-venue-${id}` });

export const examples = [createBlock(venueList, {}, { id: 'venuelist-1', children: [entry(1), entry(2)] })];
