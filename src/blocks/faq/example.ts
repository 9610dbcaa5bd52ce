import { createBlock } from '#content/index.ts';
import { examples as items } from '../faq-item/example.ts';
import { faq } from './block.ts';

export const examples = [createBlock(faq, {}, { id: 'faq-1', children: items.map((item) => ({ ...item, id: `faq-1-${item.id}` })) })];
