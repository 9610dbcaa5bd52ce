import { describe, expect, test } from 'vitest';
import { applyCommand, type BlockDocument, createBlock, findBlock } from '#content/index.ts';
import { boxBlock, entryBlock, listBlock, noteBlock, testRegistry } from '../../content/build.ts';
import { canMoveTo, movesTo, positionWithout } from './move.ts';

const note = (id: string) => createBlock(noteBlock, {}, { id });
const entry = (id: string) => createBlock(entryBlock, {}, { id });
const document: BlockDocument = {
  format: 1,
  layout: '100',
  columns: [
    [
      ...['a', 'b', 'c', 'd'].map(note),
      createBlock(listBlock, {}, { id: 'list', children: [entry('e1'), entry('e2'), entry('e3')] }),
      createBlock(boxBlock, {}, { id: 'box', layout: '50-50', columns: [[note('x')], []] }),
    ],
  ],
};
const moved = (ids: string[], place: Parameters<typeof movesTo>[3]) => {
  const after = movesTo(document, testRegistry, ids, place).reduce((now, command) => {
    const applied = applyCommand(now, command, testRegistry);
    return applied.ok ? applied.document : now;
  }, document);
  return [after.columns[0]?.map(({ id }) => id).join(' '), findBlock(after, 'box')?.block.columns?.map((list) => list.map(({ id }) => id).join(' '))];
};
const page = (index: number) => ({ parent: null, column: 0, index });

describe('several moved together stand one behind the other', () => {
  test('at the beginning', () => expect(moved(['b', 'd'], page(0))[0]).toBe('b d a c list box'));
  test('further down', () => expect(moved(['a', 'b'], page(2))[0]).toBe('c d a b list box'));
  test('between, from both sides', () => expect(moved(['a', 'd'], page(1))[0]).toBe('b a d c list box'));
  test('in a column', () => expect(moved(['a', 'c'], { parent: 'box', column: 0, index: 1 })).toEqual(['b d list box', ['x a c', '']]));
});

test('a place between blocks is counted without those that are moved', () => {
  expect(positionWithout(document, ['a', 'c'], page(4))).toEqual(page(2));
  expect(positionWithout(document, ['d'], page(1))).toEqual(page(1));
  expect(positionWithout(document, ['box'], { parent: 'box', column: 1, index: 0 })).toBeNull();
});

test.each([
  ['a note into a column', ['a'], { parent: 'box', column: 1, index: 0 }, true],
  ['a box into itself', ['box'], { parent: 'box', column: 1, index: 0 }, false],
  ['an entry within its list', ['e1'], { parent: 'list', column: 0, index: 3 }, true],
  ['an entry onto the page', ['e1'], page(0), false],
  ['a note and a box into a column', ['a', 'box'], { parent: 'box', column: 0, index: 0 }, false],
] as const)('%s: %s', (_, ids, place, may) => expect(canMoveTo(document, testRegistry, ids, place)).toBe(may));
