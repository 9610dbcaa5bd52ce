import { createBlock } from '#content/index.ts';
import { examples as items } from '../anchor/example.ts';
import { anchorList } from './block.ts';

const within = (id: string) => items.map((item) => ({ ...item, id: `${id}-${item.id}` }));

export const examples = [
  createBlock(anchorList, { sticky: true }, { id: 'anchorlist-1', children: within('anchorlist-1') }),
  createBlock(anchorList, {}, { id: 'anchorlist-2', children: within('anchorlist-2') }),
];
