import { describe, expect, test } from 'vitest';
import { createBlock, findBlock } from '#content/index.ts';
import { boxBlock, entryBlock, listBlock, noteBlock, testRegistry } from '../../content/build.ts';
import { isAllowedAt, nearestPosition, outermost, stepTarget, targetsFor } from './positions.ts';

const note = (id: string) => createBlock(noteBlock, {}, { id });
const entry = (id: string) => createBlock(entryBlock, {}, { id });
const document = {
  format: 1,
  layout: '100',
  columns: [
    [
      note('a'),
      createBlock(listBlock, {}, { id: 'list', children: [entry('e1'), entry('e2'), entry('e3')] }),
      createBlock(boxBlock, {}, { id: 'box', layout: '50-50', columns: [[note('b')], []] }),
    ],
  ],
} as const;

describe('the place nearest to a wanted one', () => {
  test.each([
    ['a note in a column stays there', 'note', { parent: 'box', column: 1, index: 0 }, { parent: 'box', column: 1, index: 0 }],
    ['a box goes behind the box, which takes none', 'box', { parent: 'box', column: 0, index: 1 }, { parent: null, column: 0, index: 3 }],
    ['an entry stays in its list', 'entry', { parent: 'list', column: 0, index: 1 }, { parent: 'list', column: 0, index: 1 }],
    ['an entry has no place on the page', 'entry', { parent: null, column: 0, index: 0 }, null],
  ] as const)('%s', (_, type, wanted, place) => expect(nearestPosition(document, testRegistry, wanted, type)).toEqual(place));

  test('a full list takes no more', () => {
    const full = { ...document, columns: [[createBlock(listBlock, {}, { id: 'list', children: ['1', '2', '3', '4'].map(entry) })]] };
    expect(isAllowedAt(full, testRegistry, { parent: 'list', column: 0, index: 0 }, 'entry')).toBe(false);
    expect(isAllowedAt(document, testRegistry, { parent: 'list', column: 0, index: 0 }, 'entry')).toBe(true);
  });
});

test.each([
  ['down beside its neighbour', 'a', 1, { parent: null, column: 0, index: 1 }],
  ['up at the beginning of the page', 'a', -1, null],
  ['down at the end of the page', 'box', 1, null],
  ['down at the end of a column, into the next', 'b', 1, { parent: 'box', column: 1, index: 0 }],
  ['up at the beginning of a column, out of the box', 'b', -1, { parent: null, column: 0, index: 2 }],
  ['down at the end of a list that alone takes it', 'e3', 1, null],
] as const)('one step %s', (_, id, by, place) => expect(stepTarget(document, testRegistry, id, by)).toEqual(place));

describe('all places that a block can be moved to', () => {
  const places = (id: string) =>
    targetsFor(document, testRegistry, [id]).map(({ place: { parent, column, index } }) => `${parent ?? 'page'} ${column}.${index}`);
  test('of a note', () =>
    expect(places('a')).toEqual(['page 0.0', 'list 0.0', 'list 0.1', 'list 0.2', 'list 0.3', 'page 0.1', 'box 0.0', 'box 0.1', 'box 1.0', 'page 0.2']));
  test('of an entry: its own list', () => expect(places('e2')).toEqual(['list 0.0', 'list 0.1', 'list 0.2']));
  test('not into itself', () => expect(places('box').filter((place) => place.startsWith('box'))).toEqual([]));
  test('where it is, is said', () => expect(targetsFor(document, testRegistry, ['b']).filter(({ isCurrent }) => isCurrent)).toHaveLength(1));
});

test('of several, those that lie in none of the others', () => {
  expect(outermost(document, ['b', 'box', 'e1']).map(({ id }) => id)).toEqual(['e1', 'box']);
  expect(findBlock(document, 'b')?.ancestors.map(({ id }) => id)).toEqual(['box']);
});
