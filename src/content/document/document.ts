import type { JsonRecord } from './json.ts';

/**
 * What a container holds, as it is stored: plain JSON, never changed in place. Types, fields, layouts and versions that
 * this release does not know are part of it and stay as they are (docs/decisions, "The document of a container").
 */
export type BlockDocument = {
  /** Of this very shape; a higher one comes from a newer release and cannot be read. */
  readonly format: 1;
  /** One of the column presets (`layouts`), or one of another release. */
  readonly layout: string;
  readonly columns: Columns;
};

/** One list of blocks per column, from the left. */
export type Columns = readonly (readonly Block[])[];

export type Block = {
  /** Permanent: it survives moves, copies get new ones. */
  readonly id: string;
  readonly type: string;
  /** Of the shape of its fields, 1 where absent; see `upgrades` of its declaration. */
  readonly version?: number;
  /** What is kept per language is an object `{ de, en, … }`. */
  readonly fields: JsonRecord;
  /** Where the declaration has a list of children. */
  readonly children?: readonly Block[];
  /** Where the declaration has columns. */
  readonly layout?: string;
  readonly columns?: Columns;
};

export const emptyDocument: BlockDocument = { format: 1, layout: '100', columns: [[]] };

/** The lists that a block or a document holds, as the column in a `Place` counts them. */
export const listsOf = ({ children, columns }: { readonly children?: readonly Block[]; readonly columns?: Columns }): Columns =>
  columns ?? (children ? [children] : []);

/** A new permanent id: 16 letters and digits, 80 bits of chance. */
export function newBlockId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => alphabet[byte % alphabet.length]).join('');
}

/** Thirty-two signs, so that a byte falls on each equally often; none is read for another. */
const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789';

/** Ids stand in attributes and addresses (`#b-…`). */
export const isBlockId = (value: unknown): value is string => typeof value === 'string' && /^[A-Za-z0-9_-]{1,60}$/.test(value);
