import { expect, test } from 'vitest';
import { createBlock, plainText } from '#content/index.ts';
import { blockRegistry } from '../../blocks/registry.ts';
import { boxBlock, noteBlock, testRegistry } from '../../content/build.ts';
import { asClipboard, asTextBlock, blocksType, paragraphsOf, readBlocks, rowsOf } from './clipboard.ts';

test('blocks come out of the clipboard as they went in, with what is in them', () => {
  const box = createBlock(boxBlock, {}, { id: 'box', layout: '50-50', columns: [[createBlock(noteBlock, { title: { de: 'Innen' } }, { id: 'n' })], []] });
  const data = asClipboard(testRegistry, [box], 'de');
  expect(readBlocks(data[blocksType] ?? '')).toEqual([box]);
  expect(data['text/plain']).toBe('box: Innen');
});

test.each([
  '',
  'nonsense',
  '[]',
  '{"id":"x"}',
  '[{"id":"<b>","type":"note","fields":{}}]',
  `[${'['.repeat(5_000)}`,
  '[{"id":"a","type":"note","fields":null}]',
])('%s is no blocks', (text) => expect(readBlocks(text)).toBeNull());

test('words from elsewhere become a block of running text in the language of the page', () => {
  const block = asTextBlock(blockRegistry, paragraphsOf('Eins\r\nweiter\n\n\nZwei\n'), 'en');
  expect(block).toMatchObject({ type: 'text' });
  expect(JSON.stringify(block?.fields)).toContain('{"en":{"type":"doc","content":[{"type":"paragraph","content":[{"type":"text","text":"Eins\\nweiter"}]}');
  expect(asTextBlock(blockRegistry, paragraphsOf(' \n '), 'de')).toBeNull();
});

test('cells of a table that comes as plain text do not run together', () => {
  const [rows] = paragraphsOf('Tag\tOrt\t\r\n26.11.\t\tStudio\r\n').content;
  expect(rows).toEqual({ type: 'paragraph', content: [{ type: 'text', text: 'Tag · Ort\t\n26.11. · Studio' }] });
});

test('lines with as many tabs in each are the rows of a table, others are not', () => {
  expect(rowsOf('Tag\tOrt\r\nFreitag\t\r\n')?.map((row) => row.map((cell) => plainText(cell)))).toEqual([
    ['Tag', 'Ort'],
    ['Freitag', ''],
  ]);
  for (const text of ['', 'a\tb', 'a\nb', 'a\tb\nc', '\n\n']) expect(rowsOf(text)).toBeNull();
});
