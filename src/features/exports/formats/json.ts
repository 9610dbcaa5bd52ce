import { columnsFor } from './fields.ts';
import type { Programme } from './programme-file.ts';

/** A list with an object for each date, its fields named as the receiver calls them. */
export function writeJson(programme: Programme): string {
  const columns = columnsFor(programme);
  const rows = programme.dates.map((date) => Object.fromEntries(columns.map((column) => [column.name, column.cellOf(date)])));
  return `${JSON.stringify(rows, null, 1)}\n`;
}
