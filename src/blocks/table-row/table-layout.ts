import { createContext } from 'react';
import { type PresentedBlock, plainText, type RichText } from '#content/index.ts';

export type TableLayout = {
  readonly columns: number;
  readonly headId: string | null;
  readonly hasHeaderColumn: boolean;
  /** Of each column what all its cells are, if it is one thing: numbers are aligned by their ends, and neither is broken into lines. */
  readonly contents: readonly ('number' | 'moment' | undefined)[];
};

export const TableLayoutContext = createContext<TableLayout>({ columns: 1, headId: null, hasHeaderColumn: false, contents: [] });

/** From 0 on. */
export const cellOf = (fields: Readonly<Record<string, unknown>>, column: number): RichText =>
  (fields[`cell_${column + 1}`] as RichText | undefined) ?? { type: 'doc', content: [] }; // presented by the row's own fields

/** A number with or without unit, or a day or hour, which is read like words; the first column is what a row is about. */
export function contentsOf(rows: readonly PresentedBlock[], column: number): 'number' | 'moment' | undefined {
  const texts = rows.map(({ fields }) => plainText(cellOf(fields, column)).trim()).filter((text) => text !== '' && !/^[–—-]$/u.test(text));
  if (texts.length === 0) return undefined;
  if (texts.every((text) => moment.test(text))) return 'moment';
  return column > 0 && texts.every((text) => number.test(text)) ? 'number' : undefined;
}

const number = /^(?:(?:€|£|\$|EUR|CHF|ab|from)\s*)?[+−–-]?\s*\d[\d.,'’:\s]*(?:\s*(?:€|£|\$|EUR|Euro|CHF|%|‰|°C?|mm|cm|m|m²|km|g|kg|l|h|min|s|Uhr))?$/u;

const moment = /^(?:\d{1,2}[./]\d{1,2}[./](?:\d{2,4})?|(?:[01]?\d|2[0-4])[.:][0-5]\d(?:\s*(?:–|-|bis)\s*(?:[01]?\d|2[0-4])[.:][0-5]\d)?(?:\s*(?:Uhr|h))?)$/u;
