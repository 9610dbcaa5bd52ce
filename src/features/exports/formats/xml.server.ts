import { escapeXml, xmlDeclaration } from '#features/feeds/index.server.ts';
import { columnsFor } from './fields.ts';
import type { Programme } from './programme-file.ts';

/**
 * `<programme><day date="2026-12-04"><event id="12" status="scheduled" …><title xml:lang="de">…`: elements are named as the
 * fields are, and one that would be empty is left out. A paragraph of a description is a line.
 */
export function writeXml({ dates, fields, languages, reader, from, until, venue }: Programme): string {
  const columns = columnsFor(fields, languages, reader).filter(({ key }) => key !== 'id' && key !== 'day' && key !== 'status');
  const days = Map.groupBy(dates, ({ listed_day }) => listed_day);
  const lines = [...days].flatMap(([day, listed]) => [
    `  <day date="${day}">`,
    ...listed.flatMap((date) => [
      `    <event${attributes({ id: date.id, day: date.day, start: date.date_start, end: date.date_end ?? '', time_known: date.time_known, status: date.status, ...(date.is_online ? {} : { offline: true }) })}>`,
      ...columns.flatMap((column) => {
        const { key, language } = column;
        const value = String(column.cellOf(date));
        return value === '' ? [] : [`      <${key}${language ? ` xml:lang="${language}"` : ''}>${escapeXml(value)}</${key}>`];
      }),
      '    </event>',
    ]),
    '  </day>',
  ]);
  return `${xmlDeclaration}<programme${attributes({ venue, from, until, languages: languages.join(' ') })}>\n${lines.map((line) => `${line}\n`).join('')}</programme>\n`;
}

const attributes = (values: Record<string, string | number | boolean>): string =>
  Object.entries(values)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => ` ${name}="${escapeXml(String(value))}"`)
    .join('');
