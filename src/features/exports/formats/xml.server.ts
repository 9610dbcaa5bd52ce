import { escapeXml, xmlDeclaration } from '#features/feeds/index.server.ts';
import { columnsFor, type DateField } from './fields.ts';
import type { Programme } from './programme-file.ts';

/**
 * `<programme><day date="2026-12-04"><event id="12" status="scheduled" …>`: an element that would be empty is left out, and a paragraph of
 * a description is a line.
 */
export function writeXml(programme: Programme): string {
  const { dates, languages, from, until, venue } = programme;
  const columns = columnsFor(programme).filter(({ key, isNamed }) => isNamed || !attributesOfEvent.includes(key));
  const days = Map.groupBy(dates, ({ listed_day }) => listed_day);
  const lines = [...days].flatMap(([day, listed]) => [
    `  <day date="${day}">`,
    ...listed.flatMap((date) => [
      `    <event${attributes({ id: date.id, day: date.day, start: date.date_start, end: date.date_end ?? '', time_known: date.time_known, status: date.status, ...(date.is_online ? {} : { offline: true }) })}>`,
      ...columns.flatMap((column) => {
        const { element, language } = column;
        const value = String(column.cellOf(date));
        return value === '' ? [] : [`      <${element}${language ? ` xml:lang="${language}"` : ''}>${escapeXml(value)}</${element}>`];
      }),
      '    </event>',
    ]),
    '  </day>',
  ]);
  return `${xmlDeclaration}<programme${attributes({ venue, from, until, languages: languages.join(' ') })}>\n${lines.map((line) => `${line}\n`).join('')}</programme>\n`;
}

const attributesOfEvent: readonly DateField[] = ['id', 'day', 'status'];

const attributes = (values: Record<string, string | number | boolean>): string =>
  Object.entries(values)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => ` ${name}="${escapeXml(String(value))}"`)
    .join('');
