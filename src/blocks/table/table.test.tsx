import { expect, test } from 'vitest';
import { createBlock } from '#content/index.ts';
import { renderBlocks } from '../../../tests/support/blocks/render-blocks.tsx';
import { rowOf } from '../table-row/row-of.ts';
import { table } from './block.ts';

const rows = (...lines: string[][]) => lines.map((cells, index) => rowOf({ de: cells }, `row-${index}`));
const plan = rows(['Reihe', 'Preis', 'Sicht'], ['1–9', '68,00 €', 'gut'], ['10', '9,50 €', '']);

test('heads name their columns and rows, and numbers are aligned by their ends', () => {
  const html = renderBlocks([createBlock(table, { header_column: true }, { id: 't', children: plan })]);
  expect(html.match(/<th(?: [^>]*)?>/g)).toEqual([
    '<th scope="col">',
    '<th scope="col" data-contents="number">',
    '<th scope="col">',
    '<th scope="row">',
    '<th scope="row">',
  ]);
  expect(html.match(/data-contents/g)).toHaveLength(3);
  expect(html).toMatch(/<thead><tr>.*<\/thead><tbody>/);
});

test('what a row is about begins where the table does, and days and hours are read like words', () => {
  const children = rows(
    ['Uhrzeit', 'Tag', 'Ende', 'Karten'],
    ['10.00', '12.12.2026', '11:30', '12'],
    ['19.30', '13.12.', '21.00 Uhr', '9,50'],
    ['20.00', '–', '–', '–'],
  );
  const html = renderBlocks([createBlock(table, { column_count: 4 }, { id: 't', children })]);
  const contents = html.match(/<t[hd](?: [^>]*)?>/g)?.map((cell) => /data-contents="(\w+)"/.exec(cell)?.[1]);
  expect(contents).toEqual(Array.from({ length: 4 }, () => ['moment', 'moment', 'moment', 'number']).flat());
  const named = renderBlocks([createBlock(table, { column_count: 2 }, { id: 't', children: rows(['Reihe', 'Plätze'], ['1', '12'], ['2', '14']) })]);
  expect(named.match(/data-contents/g)).toHaveLength(3);
});

test('without heads all is body, and an empty cell keeps its place', () => {
  const html = renderBlocks([createBlock(table, { header_row: false }, { id: 't', children: plan })]);
  expect(html).not.toMatch(/<thead|<th[ >]/);
  expect(html.match(/<td/g)).toHaveLength(9);
});

test('a table that is wider than a phone scrolls in a frame that keys reach and that is named by its caption', () => {
  const show = (column_count: number) => renderBlocks([createBlock(table, { column_count, caption: { de: 'Preise' } }, { id: 't', children: plan })]);
  expect(show(3)).not.toContain('<section');
  expect(show(4)).toMatch(/<section[^>]*aria-label="Preise"[^>]*tabindex="0"/);
  expect(show(4)).toContain('Seitlich verschieben');
  expect(show(400).match(/<th /g)).toHaveLength(12);
});
