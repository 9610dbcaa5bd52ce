import { createContext } from 'react';
import { type PresentedBlock, plainText, type RichText } from '#content/index.ts';

/** What a table decides for the rows in it. */
export type TableLayout = {
  readonly columns: number;
  /** The row that heads the columns, by its id. */
  readonly headId: string | null;
  readonly hasHeaderColumn: boolean;
  /** Of each column, whether numbers stand in it: they are aligned by their ends. */
  readonly numeric: readonly boolean[];
};

export const TableLayoutContext = createContext<TableLayout>({ columns: 1, headId: null, hasHeaderColumn: false, numeric: [] });

/** The text of a row in a column, from 0 on. */
export const cellOf = (fields: Readonly<Record<string, unknown>>, column: number): RichText =>
  (fields[`cell_${column + 1}`] as RichText | undefined) ?? { type: 'doc', content: [] }; // presented by the row's own fields

/** Whether each cell of a column that has words has a number, with or without its unit. */
export const isNumeric = (rows: readonly PresentedBlock[], column: number): boolean => {
  const texts = rows.map(({ fields }) => plainText(cellOf(fields, column)).trim()).filter(Boolean);
  return texts.length > 0 && texts.every((text) => number.test(text));
};

const number = /^(?:(?:€|£|\$|EUR|CHF|ab|from)\s*)?[+−–-]?\s*\d[\d.,'’:\s]*(?:\s*(?:€|£|\$|EUR|Euro|CHF|%|‰|°C?|mm|cm|m|m²|km|g|kg|l|h|min|s|Uhr))?$/u;
