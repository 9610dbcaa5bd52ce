import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { columnNames, headerOf } from '../csv/columns.ts';
import { fields as ofCalendars } from '../ical/draft.ts';
import { fields as ofJsonLd } from '../jsonld/fields.ts';

const [, told = ''] = readFileSync('docs/import.md', 'utf8').split('## Where a value came from');
const rows = (told.split('\n## ')[0] ?? '').split('\n').filter((line) => line.startsWith('| '));
const cells = (column: number) => rows.flatMap((row) => [...(row.split('|')[column] ?? '').matchAll(/`([^`]+)`/g)].map(([, name]) => name ?? ''));

test('the table of what is read from where names each property of JSON-LD and iCalendar that is read', () => {
  expect(Object.values(ofJsonLd).filter((name) => !cells(2).includes(name))).toEqual([]);
  expect(Object.values(ofCalendars).filter((name) => !cells(3).includes(name))).toEqual([]);
});

test('and each column of a table', () => {
  const header = headerOf([...cells(4), 'Titel (en)', 'Untertitel (en)', 'Beschreibung (en)', 'Ganztägig']);
  const named = header.columns.filter((column) => column !== null);
  expect(columnNames.filter((column) => !named.includes(column))).toEqual([]);
});
