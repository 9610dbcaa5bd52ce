import { expect, test } from 'vitest';
import { blockRegistry } from '#blocks/registry.ts';
import { createBlock, validateDocument } from '#content/index.ts';
import { renderBlocks } from '../../../tests/support/blocks/render-blocks.tsx';
import { image } from '../image/block.ts';
import { imageList } from './block.ts';

type Format = 'slider' | 'masonry' | 'grid' | 'parallax' | 'semi-lazy';

test.each(['slider', 'masonry', 'grid', 'parallax', 'semi-lazy'] as const)(
  '%s: without script each picture is there and a link to its large file',
  (format) => {
    const html = render(format, 4);
    expect([...html.matchAll(/<a href="\/media\/\d-00000000\/full-1536\.jpg"/g)]).toHaveLength(4);
    expect(html).toContain('data-gallery');
  },
);

test('a slider shows one picture at a time, all in one ratio, and says which', () => {
  const html = render('slider', 4);
  expect(html).toContain('data-enhance="slider"');
  expect(html).not.toContain('4x5-');
  expect(html).toContain('>Bild 1 von 4</span>');
  expect(html).not.toMatch(/autoplay|setInterval/i);
});

test('one picture is no slider: there is nothing to leaf through', () => {
  expect(render('slider', 1)).not.toMatch(/<button|data-slides/);
});

test('in columns each picture keeps its own format', () => {
  expect(render('masonry', 2)).toContain('/4x5-320.avif');
});

test('semi-lazy: the first picture comes before all else, its row at once, the rest when one draws near', () => {
  expect([...render('semi-lazy', 5).matchAll(/<img[^>]* (?:loading|fetchPriority)="(\w+)"/g)].map(([, how]) => how)).toEqual([
    'high',
    'eager',
    'eager',
    'lazy',
    'lazy',
  ]);
});

test('a list without a picture is not published', () => {
  const codes = (count: number) =>
    validateDocument({ format: 1, layout: '100', columns: [[listOf('grid', count)]] }, blockRegistry, 'de', {
      alternativeText: () => ({ de: 'Ein Bild' }),
    }).map(({ problem }) => problem.code);
  expect(codes(0)).toEqual(['too_few']);
  expect(codes(1)).toEqual([]);
});

const listOf = (format: Format, count: number) =>
  createBlock(
    imageList,
    { format },
    {
      id: 'list',
      children: Array.from({ length: count }, (_, index) => createBlock(image, { image: { id: index + 1 }, format: '4x5' }, { id: `image-${index}` })),
    },
  );

const render = (format: Format, count: number) => renderBlocks([listOf(format, count)]);
