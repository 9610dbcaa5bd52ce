import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Block, plainText, type RichText, serialiseDocument } from '#content/index.ts';
import { type SignedIn, type TestApp, testApp } from '../../../tests/support/app.ts';
import { Browser, openTab, settle, type Tab } from '../../../tests/support/editing/open-tab.ts';
import { beginnings } from '../../blocks/beginnings.ts';
import { pastedAs } from '../../blocks/pasted.ts';
import { blockRegistry } from '../../blocks/registry.ts';
import { rowOf } from '../../blocks/table-row/row-of.ts';
import { toolbarTypes } from '../../blocks/toolbar.ts';
import { memoryStore } from '../session/log/log-store.ts';
import { PageEditor } from '../state/page-editor.ts';
import { addRow, type ColumnChange, cellAt, changeColumns, fillCells, type GridCell, mayChangeColumns } from './grid.ts';
import { newBlock } from './new-block.ts';

let site: TestApp;
let who: SignedIn;
const open: Tab[] = [];
beforeAll(async () => {
  site = await testApp();
  who = await site.signIn('editor');
});
afterAll(() => {
  for (const tab of open) tab.kill();
});

const table = {
  id: 'table',
  type: 'table',
  fields: { column_count: 3 },
  children: [
    rowOf({ de: ['Tag', 'Ort', 'Preis'], en: ['Day', 'Place', 'Price'] }, 'head'),
    rowOf({ de: ['Freitag', 'Saal', '12'], en: ['Friday', 'Hall', '12'] }, 'row'),
  ],
};

async function newEditor(block: object = table): Promise<{ editor: PageEditor; tab: Tab }> {
  const { id } = await site.db
    .insertInto('container')
    .values({ slug: `grid-${crypto.randomUUID()}`, draft: JSON.stringify({ format: 1, layout: '100', columns: [[block]] }) })
    .returning('id')
    .executeTakeFirstOrThrow();
  const tab = await openTab(site, who, id, new Browser(memoryStore()));
  open.push(tab);
  return { tab, editor: new PageEditor(tab.session, id, { registry: blockRegistry, views: {}, toolbar: toolbarTypes, beginnings, pasted: pastedAs }, 'de') };
}

const cellsOf = (editor: PageEditor, language: 'de' | 'en') =>
  (editor.block('table')?.children ?? []).map(({ fields }) =>
    Array.from({ length: Number(editor.block('table')?.fields.column_count) }, (_, column) => textOf(fields, `cell_${column + 1}`, language)),
  );
const textOf = (fields: Block['fields'], name: string, language: 'de' | 'en') => {
  const cell = fields[name] as { [language: string]: RichText } | undefined; // as a row stores it
  return cell?.[language] ? plainText(cell[language]) : '';
};
const cell = (editor: PageEditor, field: string) => cellAt(editor, 'row', field) as GridCell; // the row is there

test.each<[change: ColumnChange, field: string, de: string[][], en: string[], caret: string]>([
  [
    'column_after',
    'cell_1',
    [
      ['Tag', '', 'Ort', 'Preis'],
      ['Freitag', '', 'Saal', '12'],
    ],
    ['Friday', '', 'Hall', '12'],
    'cell_2',
  ],
  [
    'column_before',
    'cell_1',
    [
      ['', 'Tag', 'Ort', 'Preis'],
      ['', 'Freitag', 'Saal', '12'],
    ],
    ['', 'Friday', 'Hall', '12'],
    'cell_1',
  ],
  [
    'column_left',
    'cell_3',
    [
      ['Tag', 'Preis', 'Ort'],
      ['Freitag', '12', 'Saal'],
    ],
    ['Friday', '12', 'Hall'],
    'cell_2',
  ],
  [
    'column_right',
    'cell_1',
    [
      ['Ort', 'Tag', 'Preis'],
      ['Saal', 'Freitag', '12'],
    ],
    ['Hall', 'Friday', '12'],
    'cell_2',
  ],
  [
    'column_remove',
    'cell_3',
    [
      ['Tag', 'Ort'],
      ['Freitag', 'Saal'],
    ],
    ['Friday', 'Hall'],
    'cell_2',
  ],
])('%s of %s: in all rows and both languages, one undo gives the first bytes back, and it is saved', async (change, field, de, en, caret) => {
  const { editor, tab } = await newEditor();
  const first = serialiseDocument(tab.session.state.document);
  changeColumns(editor, cell(editor, field), change);
  expect([cellsOf(editor, 'de'), cellsOf(editor, 'en')[1]]).toEqual([de, en]);
  expect(editor.state.focus).toMatchObject({ id: 'row', inText: true, field: caret });
  await settle(tab);
  const { draft } = await site.db.selectFrom('container').select('draft').where('id', '=', editor.containerId).executeTakeFirstOrThrow();
  expect(JSON.parse(draft)).toEqual(tab.session.state.document);
  editor.undo();
  expect(serialiseDocument(tab.session.state.document)).toBe(first);
});

test('the last column stays, there are no more than twelve, and none goes beyond an edge', async () => {
  const { editor } = await newEditor();
  const may = (field: string, change: ColumnChange) => mayChangeColumns(cell(editor, field), change);
  expect([may('cell_1', 'column_left'), may('cell_3', 'column_right'), may('cell_2', 'column_left')]).toEqual([false, false, true]);
  for (let step = 0; step < 12; step++) changeColumns(editor, cell(editor, 'cell_1'), 'column_after');
  expect(editor.block('table')?.fields.column_count).toBe(12);
  for (let step = 0; step < 14; step++) changeColumns(editor, cell(editor, 'cell_1'), 'column_remove');
  expect(cellsOf(editor, 'de')).toEqual([['Preis'], ['12']]);
});

test('a new row stands above or below, with the caret in the same column', async () => {
  const { editor } = await newEditor();
  addRow(editor, cell(editor, 'cell_2'), 'before');
  expect(cellsOf(editor, 'de')[1]).toEqual(['', '', '']);
  expect(editor.state.focus).toMatchObject({ inText: true, field: 'cell_2' });
});

test('what is pasted into a cell fills those beside and below it; what does not fit is left to become a table of its own', async () => {
  const { editor } = await newEditor();
  const text = (words: string): RichText => ({ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }] });
  const newRow = () => newBlock(blockRegistry, 'tablerow');
  const pasted = [
    [text('a'), text('b')],
    [text('c'), text('d')],
  ];
  expect(fillCells(editor, cell(editor, 'cell_3'), pasted, newRow)).toBe(true);
  expect(cellsOf(editor, 'de')).toEqual([
    ['Tag', 'Ort', 'Preis', ''],
    ['Freitag', 'Saal', 'a', 'b'],
    ['', '', 'c', 'd'],
  ]);
  expect(cellsOf(editor, 'en')[1]).toEqual(['Friday', 'Hall', '12', '']);
  expect(fillCells(editor, cell(editor, 'cell_3'), [Array.from({ length: 11 }, () => text('x'))], newRow)).toBe(false);
});
