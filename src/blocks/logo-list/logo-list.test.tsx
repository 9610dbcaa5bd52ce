import { expect, test } from 'vitest';
import { createBlock } from '#content/index.ts';
import { everythingThere, renderBlocks } from '../../../tests/support/blocks/render-blocks.tsx';
import { logoItem } from '../logo-item/block.ts';
import { logoList } from './block.ts';

function areaOf(width: number, height: number): number {
  const list = createBlock(logoList, {}, { id: 'l', children: [createBlock(logoItem, { image: { id: 1 } }, { id: 'i' })] });
  const image = (id: number) => ({ ...everythingThere.image?.(id), id, version: '00000000', url: '', width, height, color: '#fff', alt: 'Logo', credit: '' });
  const shape = Number(renderBlocks([list], { context: { image } }).match(/--shape:([\d.]+)/)?.[1]);
  return shape * shape * (height / width);
}

test.each([
  [100, 100],
  [300, 100],
  [100, 250],
  [570, 100],
])('a logo of %i × %i covers the same area as any other', (width, height) => expect(areaOf(width, height)).toBeCloseTo(1, 1));

test('a very long one is no wider than its cell', () => expect(areaOf(2000, 100)).toBeLessThan(0.4));

test('whose logo it is is said once; without the picture it is what is read', () => {
  const list = (image: boolean) =>
    createBlock(
      logoList,
      {},
      {
        id: 'l',
        children: [
          createBlock(logoItem, { ...(image && { image: { id: 1 } }), title: { de: 'Hafenstiftung' }, link: { de: 'https://stiftung.example' } }, { id: 'i' }),
        ],
      },
    );
  expect(renderBlocks([list(true)])).toContain('alt="Hafenstiftung"');
  expect(renderBlocks([list(false)])).toMatch(/<a [^>]*><span>Hafenstiftung<\/span><\/a>/);
});
