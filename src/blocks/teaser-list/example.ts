import { createBlock } from '#content/index.ts';
import { examples as items } from '../teaser-item/example.ts';
import { teaserList } from './block.ts';

const within = (id: string, count = items.length) => items.slice(0, count).map((item) => ({ ...item, id: `${id}-${item.id}` }));

export const examples = [
  createBlock(teaserList, {}, { id: 'teaserlist-1', children: within('teaserlist-1') }),
  createBlock(teaserList, { extra_class: 'pair' }, { id: 'teaserlist-2', children: within('teaserlist-2', 2) }),
  createBlock(teaserList, { extra_class: 'rows' }, { id: 'teaserlist-3', children: within('teaserlist-3') }),
];
