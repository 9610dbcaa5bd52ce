import { expect, test } from 'vitest';
import { type Block, type BlockDocument, createBlock } from '#content/index.ts';
import { headline } from '../../blocks/headline/block.ts';
import { image } from '../../blocks/image/block.ts';
import { blockRegistry } from '../../blocks/registry.ts';
import { section } from '../../blocks/section/block.ts';
import { type OutlineRow, outlineRows, positionAtRow } from './outline-rows.ts';

const head = (id: string, texts: Record<string, string>, more: Record<string, string> = {}): Block =>
  createBlock(headline, { content: texts, ...more } as never, { id }); // a block of the test
const document: BlockDocument = {
  format: 1,
  layout: '100',
  columns: [
    [
      head('a', { de: 'Nachts am Kai', en: 'At night' }),
      createBlock(section, {}, { id: 's', layout: '50-50', columns: [[head('b', { de: 'Nur deutsch' })], [createBlock(image, {}, { id: 'i' })]] }),
      head('c', { de: 'Weihnachten', en: 'Christmas' }, { online_from: '2026-12-24T18:00:00.000Z' }),
    ],
  ],
};
const at = new Date('2026-11-23T12:00:00Z');
const shape = (rows: readonly OutlineRow[]): unknown[] => rows.map(({ key, rows: inner }) => (inner.length > 0 ? [key, shape(inner)] : key));

test('the tree of a page, with columns where there are several', () => {
  const rows = outlineRows(document, blockRegistry, { language: 'de', at });
  expect(shape(rows)).toEqual([
    'a',
    [
      's',
      [
        ['column:s:0', ['b']],
        ['column:s:1', ['i']],
      ],
    ],
    'c',
  ]);
  expect(rows[0]?.name).toBe('Überschrift: Nachts am Kai');
});

test('says of each what is hidden, untranslated, or to be mended', () => {
  const notes = new Map<string, OutlineRow['notes']>();
  const visit = (rows: readonly OutlineRow[]) => {
    for (const row of rows) {
      notes.set(row.key, row.notes);
      visit(row.rows);
    }
  };
  visit(outlineRows(document, blockRegistry, { language: 'de', at }));
  expect(notes.get('a')).toEqual({ isHidden: false, untranslated: [], findings: 0 });
  expect(notes.get('b')?.untranslated).toEqual(['en']);
  expect(notes.get('c')?.isHidden).toBe(true);
  expect(notes.get('i')?.findings).toBeGreaterThan(0);
});

test('a search keeps what lies around what it finds', () => {
  expect(shape(outlineRows(document, blockRegistry, { language: 'de', at, query: 'NUR' }))).toEqual([['s', [['column:s:0', ['b']]]]]);
  expect(outlineRows(document, blockRegistry, { language: 'de', at, query: 'gibt es nicht' })).toEqual([]);
});

test.each([
  ['c', 'before', { parent: null, column: 0, index: 2 }],
  ['a', 'after', { parent: null, column: 0, index: 1 }],
  ['s', 'on', { parent: 's', column: 0, index: 1 }],
  ['column:s:1', 'on', { parent: 's', column: 1, index: 1 }],
  ['column:s:1', 'before', null],
  ['a', 'on', null],
] as const)('let go at %s, %s', (key, position, place) => expect(positionAtRow(document, key, position)).toEqual(place));
