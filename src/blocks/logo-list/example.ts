import { createBlock } from '#content/index.ts';
import { examples as items } from '../logo-item/example.ts';
import { logoList } from './block.ts';

const within = (id: string, count: number) => items.slice(0, count).map((item) => ({ ...item, id: `${id}-${item.id}` }));

export const examples = [
  createBlock(logoList, {}, { id: 'logolist-1', children: within('logolist-1', 6) }),
  createBlock(logoList, { extra_class: 'grey' }, { id: 'logolist-2', children: within('logolist-2', 3) }),
];
