import { expect, test } from 'vitest';
import { createBlock } from '#content/index.ts';
import { boxBlock, entryBlock, listBlock, noteBlock } from '../../content/build.ts';
import { type Edges, gapsOf, nearestGap } from './gaps.ts';

const note = (id: string) => createBlock(noteBlock, {}, { id });
const document = {
  format: 1,
  layout: '100',
  columns: [
    [
      note('a'),
      createBlock(listBlock, {}, { id: 'list', children: [createBlock(entryBlock, {}, { id: 'e1' }), createBlock(entryBlock, {}, { id: 'e2' })] }),
      createBlock(boxBlock, {}, { id: 'box', layout: '50-50', columns: [[note('b')], []] }),
    ],
  ],
} as const;
const box = (left: number, top: number, right: number, bottom: number): Edges => ({ left, top, right, bottom });
const blocks: Record<string, Edges> = {
  a: box(0, 0, 1000, 100),
  list: box(0, 140, 1000, 240),
  e1: box(0, 140, 480, 240),
  e2: box(520, 140, 1000, 240),
  box: box(0, 300, 1000, 500),
  b: box(20, 320, 480, 480),
};
const gaps = gapsOf(document, {
  ofBlock: (id) => blocks[id] ?? null,
  ofList: (parent, column) => (parent === 'box' && column === 1 ? box(520, 320, 980, 480) : null),
});
const at = (x: number, y: number, within?: number) => {
  const gap = nearestGap(gaps, x, y, within);
  return gap && `${gap.place.parent ?? 'page'} ${gap.place.column}.${gap.place.index}${gap.isUpright ? ' upright' : ''}`;
};

test.each([
  ['above the first block', 500, -10, 'page 0.0'],
  ['between two blocks', 500, 118, 'page 0.1'],
  ['between entries side by side', 502, 190, 'list 0.1 upright'],
  ['at the beginning of a row', 2, 200, 'list 0.0 upright'],
  ['at the end of a row', 1004, 200, 'list 0.2 upright'],
  ['in a column, above its first block', 200, 312, 'box 0.0'],
  ['in an empty column', 700, 380, 'box 1.0'],
  ['below everything', 500, 900, 'page 0.3'],
] as const)('%s', (_, x, y, place) => expect(at(x, y)).toBe(place));

test('in the middle of a block no place is near', () => expect(at(700, 50, 20)).toBeNull());
