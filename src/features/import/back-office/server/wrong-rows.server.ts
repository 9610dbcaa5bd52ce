import type { Language } from '#i18n/language.ts';
import { csvLine } from '#resources/index.server.ts';
import { type ChosenColumns, headerOf } from '../../csv/columns.ts';
import type { Row } from '../../csv/rows.server.ts';
import { t } from '../strings.ts';

type Options = { language: Language; columns: ChosenColumns };
type Wrong = { line: number; text: string };

/** What is wrong in a column of its own; empty where none is a row. */
export async function wrongRows(rows: AsyncIterable<Row> | Iterable<Row>, wrong: readonly Wrong[], { language, columns }: Options): Promise<string> {
  const reasons = new Map(wrong.map(({ line, text }) => [line, text]));
  const lines: string[][] = [];
  for await (const row of rows) {
    if (!('cells' in row)) continue;
    const isHeader = lines.length === 0 && !('missing' in headerOf(row.cells, columns));
    if (lines.length === 0 && !isHeader) continue;
    const reason = isHeader ? t(language, 'reason') : reasons.get(row.line);
    if (reason !== undefined) lines.push([...row.cells, reason]);
  }
  return lines.length > 1 ? `\ufeff${lines.map(csvLine).join('\r\n')}\r\n` : '';
}
