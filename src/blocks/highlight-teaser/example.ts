import { createBlock } from '#content/index.ts';
import { highlightTeaser } from './block.ts';

export const examples = [createBlock(highlightTeaser, { categories: [1, 2] }, { id: 'highlightteaser-1' })];
