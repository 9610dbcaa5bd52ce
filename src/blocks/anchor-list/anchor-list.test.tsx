import { expect, test } from 'vitest';
import { createBlock } from '#content/index.ts';
import { renderBlocks } from '../../../tests/support/blocks/render-blocks.tsx';
import { anchor } from '../anchor/block.ts';
import { anchorList } from './block.ts';
import { lineIn } from './mark-current.ts';

type Fields = Parameters<typeof createBlock<typeof anchor>>[1];
const linkOf = (fields: Fields) => {
  const entry = createBlock(anchor, { link_text: { de: 'x' }, ...fields }, { id: 'a' });
  return renderBlocks([createBlock(anchorList, {}, { id: 'l', children: [entry] })])
    .match(/<a [^>]*>/)?.[0]
    .replace(/ class="[^"]*"| data-look="[^"]*"/g, '');
};

// All its fields (E §3): a place here, another page, a place there; in a new window without handing itself over.
test.each([
  [{ anchor: 'anfahrt' }, '<a href="#anfahrt">'],
  [{ link_url: { de: '/de/besuch' } }, '<a href="/de/besuch">'],
  [{ anchor: 'anfahrt', link_url: { de: '/de/besuch' } }, '<a href="/de/besuch#anfahrt">'],
  [{ anchor: 'anfahrt', link_url: { de: '/de/besuch#bahn' } }, '<a href="/de/besuch#bahn">'],
  [{ link_url: { de: '/de/besuch' }, link_open_in_new_window: true }, '<a href="/de/besuch" target="_blank" rel="noopener noreferrer">'],
  [{ link_url: { de: 'https://fahrplan.example' } }, '<a href="https://fahrplan.example" target="_blank" rel="noopener noreferrer">'],
] as const)('%j', (fields, link) => expect(linkOf(fields)).toBe(link));

test('without entries there is no bar', () => {
  expect(renderBlocks([createBlock(anchorList, {}, { id: 'l', children: [] })])).not.toContain('<nav');
});

test('a place is where one is from 600 px below the upper edge, in a low window from three quarters of it', () => {
  expect([1_080, 800, 600].map(lineIn)).toEqual([600, 600, 450]);
});
