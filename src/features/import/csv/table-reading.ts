import type { ChosenColumns } from './columns.ts';

/** What is chosen for a table; null is found out. */
export type TableReading = {
  columns: ChosenColumns;
  date_order: 'day' | 'month' | null;
  delimiter: ';' | ',' | '\t' | null;
  encoding: 'utf-8' | 'windows-1252' | 'macintosh' | null;
  carries_dates: boolean;
};
