import { createBlock } from '#content/index.ts';
import { eventList } from './block.ts';

export const examples = [
  createBlock(eventList, { filters: 'next_3_days' }, { id: 'eventlist-1' }),
  createBlock(eventList, { filters: 'weekend', count: 3 }, { id: 'eventlist-2' }),
];
