import { parse } from 'csv-parse/sync';
import { unstorableFields } from '#api/implement/parse-input.server.ts';
import { problem } from '#api/problem.server.ts';
import { maxImportLines } from '../../limits.ts';

export type Table = { headings: string[]; lines: { line: number; cells: unknown[] }[] };

/** Separated values, or a list of objects as JSON; throws `unreadable_file` and `too_many_records`. */
export function readTable(text: string): Table {
  const plain = text.replace(/^\ufeff/, '');
  const table = /^\s*\[/.test(plain) ? readObjects(plain) : readSeparated(plain);
  if (table.headings.length === 0 || table.lines.length === 0) throw problem('unreadable_file');
  if (table.lines.length > maxImportLines) throw problem('too_many_records');
  return table;
}

function readSeparated(text: string): Table {
  const [, declared, rest = text] = /^sep=([;,\t])\r?\n([\s\S]*)$/i.exec(text) ?? [];
  const first = declared === undefined ? 0 : 1;
  try {
    // With `info` each row is an object, which the types of csv-parse do not say.
    const rows = parse(rest, {
      delimiter: declared ?? delimiterOf(rest),
      relax_column_count: true,
      skip_empty_lines: true,
      info: true,
    }) as unknown as { record: string[]; info: { lines: number } }[];
    const [header, ...others] = rows.map(({ record, info }) => ({ cells: record, line: info.lines + first }));
    const isEmpty = (cells: readonly string[]) => cells.every((cell) => cell.trim() === '');
    return { headings: (header?.cells ?? []).map((cell) => cell.trim()), lines: others.filter(({ cells }) => !isEmpty(cells)) };
  } catch {
    throw problem('unreadable_file');
  }
}

const delimiters = [';', ',', '\t'] as const;

/** Whichever stands most often between the cells of the header. */
function delimiterOf(text: string): string {
  const [header = ''] = text.trimStart().split(/\r?\n/, 1);
  const bare = header.replace(/"[^"]*"/g, '');
  return delimiters.reduce((best, next) => (bare.split(next).length > bare.split(best).length ? next : best));
}

function readObjects(text: string): Table {
  const objects = parseJson(text);
  // Escaped they have passed the check of the body.
  if (!Array.isArray(objects) || !objects.every(isObject) || unstorableFields(objects).length > 0) throw problem('unreadable_file');
  const headings = [...new Set(objects.flatMap((object) => Object.keys(object)))];
  const lines = objects.map((object, index) => ({
    line: index + 1,
    cells: headings.map((heading) => (Object.hasOwn(object, heading) ? object[heading] : undefined)),
  }));
  return { headings, lines };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw problem('unreadable_file');
  }
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
