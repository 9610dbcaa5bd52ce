import type { Field } from '#content/index.ts';
import type { Database } from '#db/database.server.ts';
import { dayOf } from '#i18n/berlin-time.ts';
import type { Language } from '#i18n/language.ts';
import { slugOf } from '#i18n/slug.ts';
import { maxExport } from '../../limits.ts';
import { csvLine } from '../../transfer/csv-line.ts';
import { lookupsOf } from '../labels.server.ts';
import { type ListRequest, readLines } from '../listing/list.server.ts';
import { columnsOf, headingOf } from './columns.ts';
import { writeCell } from './write-cell.ts';

type ExportRequest = Omit<ListRequest, 'limit' | 'offset'> & { db: Database; language: Language; now: Date; format: 'csv' | 'json' };

/** The mark by which spreadsheets know UTF-8. */
const byteOrderMark = '\ufeff';

/** At most `maxExport`: a table that an import reads again, or all values as JSON. */
export async function exportRecords({ db, language, now, format, ...request }: ExportRequest) {
  const { store, stores, fields } = request;
  const lines = await readLines(db, { ...request, limit: maxExport, offset: 0 });
  const name = `${slugOf(store.resource.label.many[language])}-${dayOf(now)}.${format}`;
  if (format === 'json') {
    const text = JSON.stringify(
      lines.map(({ id, values }) => ({ id, ...values })),
      null,
      2,
    );
    return { name, content_type: 'application/json', text };
  }
  const { labels } = await lookupsOf(
    db,
    stores,
    fields,
    lines.map(({ values }) => values),
    language,
  );
  const nameOf = (to: string, id: number) => labels[to]?.[id]?.label ?? String(id);
  const columns = columnsOf(fields);
  const rows = lines.map(({ id, values }) => [String(id), ...columns.map((column) => cellOf(column, values[column.name], language, nameOf))]);
  const text = [['ID', ...columns.map((column) => headingOf(column, language))], ...rows].map(csvLine).join('\r\n');
  return { name, content_type: 'text/csv; charset=utf-8', text: `${byteOrderMark}${text}\r\n` };
}

function cellOf(column: { field: Field; language: Language | null }, value: unknown, reader: Language, nameOf: Parameters<typeof writeCell>[3]): string {
  const own = column.language && typeof value === 'object' && value !== null ? Reflect.get(value, column.language) : value;
  return writeCell(column.field, own, reader, nameOf);
}
