import { type Reading, readingOf } from '../import-record.ts';
import { type Source, Unreadable } from '../source/source.server.ts';
import { type Header, headerOf, neededColumns } from './columns.ts';
import { draftOf, fieldsOf } from './draft.ts';
import { rowsOf } from './rows.server.ts';

/**
 * Reads a table whose first row names its columns, in German or English (docs/import.md): separated by semicolon, comma or
 * tab, in UTF-8, UTF-16 or Windows-1252. Throws `Unreadable` where a column that every event needs is missing.
 */
export async function* readCsv(source: Source, onBytes?: (count: number) => void): AsyncGenerator<Reading> {
  let header: Header | null = null;
  let missing = neededColumns;
  let fields: { [field: string]: string } = {};
  for await (const row of rowsOf(source, onBytes)) {
    if ('problem' in row) yield row;
    else if (header === null) {
      const read = headerOf(row.cells);
      if ('missing' in read) {
        missing = read.missing;
        break;
      }
      header = read;
      fields = fieldsOf(header);
      if (header.unknown.length > 0) yield { line: row.line, note: { code: 'unknown_columns', detail: header.unknown.join(', ') } };
    } else if (row.cells.slice(header.columns.length).some((cell) => cell.trim() !== '')) yield { line: row.line, problem: { code: 'columns' } };
    else if (row.cells.some((cell) => cell.trim() !== '')) yield readingOf(row.line, draftOf(row.cells, header), fields);
  }
  if (header === null) throw new Unreadable(source.name, 'noHeader', missing.join(', '));
}
