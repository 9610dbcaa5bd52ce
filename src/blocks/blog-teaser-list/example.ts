import { createBlock } from '#content/index.ts';
import { blogTeaserList } from './block.ts';

export const examples = [createBlock(blogTeaserList, { items: 3 }, { id: 'blogteaserlist-1' })];
