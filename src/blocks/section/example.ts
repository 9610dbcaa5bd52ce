import { createBlock } from '#content/index.ts';
import { examples as headlines } from '../headline/example.ts';
import { examples as links } from '../link/example.ts';
import { examples as quotes } from '../quote/example.ts';
import { examples as texts } from '../text/example.ts';
import { section } from './block.ts';

const [headline] = headlines;
const [, text] = texts;
const [link, button] = links;
const [quote] = quotes;
/** Copies with ids of their own and without anchors, which a page has once. */
const within = (id: string, ...blocks: (typeof headline)[]) =>
  blocks.flatMap((block) =>
    block ? [{ ...block, id: `${id}-${block.id}`, fields: Object.fromEntries(Object.entries(block.fields).filter(([name]) => name !== 'anchor')) }] : [],
  );

export const examples = [
  createBlock(
    section,
    { extra_class: 'dark' },
    { id: 'section-1', layout: '50-50', columns: [within('section-1', headline, link), within('section-1', text)] },
  ),
  createBlock(
    section,
    { extra_class: 'quiet' },
    { id: 'section-2', layout: '67-33', columns: [within('section-2', quote), within('section-2', text, button)] },
  ),
  createBlock(section, { extra_class: 'signal' }, { id: 'section-3', layout: '100', columns: [within('section-3', quote, link)] }),
  createBlock(section, {}, { id: 'section-4', layout: '33-33-33', columns: ['a', 'b', 'c'].map((column) => within(`section-4${column}`, text)) }),
];
