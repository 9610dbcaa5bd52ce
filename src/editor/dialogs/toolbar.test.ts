import { expect, test } from 'vitest';
import { blockRegistry } from '../../blocks/registry.ts';
import { toolbarTypes } from '../../blocks/toolbar.ts';
import { newBlock } from '../actions/new-block.ts';
import { blockIcons } from '../chrome/block-icons.ts';
import { matches } from './palette.tsx';

test('the toolbar has the blocks of the specification (E §1), and each is declared', () => {
  expect(toolbarTypes.join(', ')).toBe(
    'headline, text, link, image, faq, video, audio, viewer, quote, fullteaser, teaserlist, imagelist, videolist, socialmedia',
  );
  expect(toolbarTypes.filter((type) => !blockRegistry.get(type))).toEqual([]);
});

test('every block has a drawing', () => {
  expect(blockRegistry.blocks.filter(({ icon }) => !Object.hasOwn(blockIcons, icon)).map(({ type, icon }) => `${type}: ${icon}`)).toEqual([]);
});

test('every block can be made, and begins with as many entries as its list needs', () => {
  for (const { type, children } of blockRegistry.blocks) {
    const block = newBlock(blockRegistry, type);
    expect(block?.children?.length ?? 0, type).toBe(children?.begin ?? 0);
  }
  expect(newBlock(blockRegistry, 'unheard-of')).toBeNull();
});

test.each([
  ['über', 'headline', true],
  ['head', 'headline', true],
  ['film ton', 'video', false],
  ['bild nach', 'image', true],
  ['', 'quote', true],
])('“%s” finds %s: %s', (query, type, found) => {
  const definition = blockRegistry.get(type);
  expect(definition && matches(definition, query)).toBe(found);
});
