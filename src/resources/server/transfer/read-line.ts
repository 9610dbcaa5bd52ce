import type { Field } from '#content/index.ts';
import type { Language } from '#i18n/language.ts';
import { t } from '../strings.ts';
import type { TransferColumn } from './columns.ts';
import { readCell } from './read-cell.ts';

type Names = ReadonlyMap<string, { find(words: string): 'unknown' | 'ambiguous' | number }>;
type Line = { values: Record<string, unknown>; id: number | null; problems: string[] };

/** A cell in words: of JSON anything may stand there. */
export const textOfCell = (cell: unknown): string => (typeof cell === 'string' ? cell : cell === undefined || cell === null ? '' : JSON.stringify(cell));

export const isEmptyCell = (cell: unknown): boolean => cell === undefined || cell === null || (typeof cell === 'string' && cell.trim() === '');

/** By field; cells are texts, or of JSON values in the shapes of the fields. */
export function readLine(
  { language }: { language: Language },
  mapping: readonly ('id' | TransferColumn | null)[],
  cells: readonly unknown[],
  names: Names,
): Line {
  const line: Line = { values: {}, id: null, problems: [] };
  for (const [index, column] of mapping.entries()) {
    const cell = cells[index];
    if (column === null || isEmptyCell(cell)) continue;
    if (column === 'id') {
      const id = typeof cell === 'string' || typeof cell === 'number' ? Number(cell) : Number.NaN;
      if (Number.isInteger(id) && id > 0 && id < 2 ** 31) line.id = id;
      else line.problems.push(t(language, 'gone'));
      continue;
    }
    const { name, field } = column;
    const read = readValueOf(field, cell, names);
    if ('problem' in read) {
      const reason = t(language, read.problem, { text: read.text });
      line.problems.push(t(language, 'line_problem', { field: field.form.label[language], reason }));
    } else if (column.language && !isTexts(read.value)) line.values[name] = { ...asTexts(line.values[name]), [column.language]: read.value };
    else line.values[name] = read.value;
  }
  return line;
}

type Read = { value: unknown } | { problem: 'unreadable_cell' | 'unknown_reference' | 'ambiguous_reference'; text: string };

function readValueOf(field: Field, cell: unknown, names: Names): Read {
  const text = textOfCell(cell);
  const value = typeof cell === 'string' ? readCell(field, cell) : cell;
  if (value === undefined) return { problem: 'unreadable_cell', text };
  const { kind, limits } = field.form;
  if (kind !== 'reference' && kind !== 'references') return { value };
  const known = names.get(String(limits.to));
  const ids: number[] = [];
  for (const words of wordsIn(field, cell)) {
    const found = known?.find(words) ?? 'unknown';
    if (typeof found !== 'number') return { problem: `${found}_reference`, text: words };
    ids.push(found);
  }
  return { value: kind === 'reference' ? (ids[0] ?? null) : ids };
}

export function wordsIn(field: Field, cell: unknown): string[] {
  if (isEmptyCell(cell)) return [];
  if (Array.isArray(cell)) return cell.map(textOfCell);
  if (field.form.kind === 'reference') return [textOfCell(cell).trim()];
  const read = readCell(field, textOfCell(cell));
  return Array.isArray(read) ? read.map(String) : [];
}

const isTexts = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !('type' in value);
const asTexts = (value: unknown): object => (isTexts(value) ? value : {});
