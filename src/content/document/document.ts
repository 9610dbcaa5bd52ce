import type { JsonRecord } from './json.ts';

/** Plain JSON; types, fields, layouts and versions that this release does not know stay as they are. */
export type BlockDocument = {
  /** A higher one comes from a newer release and cannot be read. */
  readonly format: 1;
  /** One of the column presets (`layouts`), or one of another release. */
  readonly layout: string;
  readonly columns: Columns;
};

/** From the left. */
export type Columns = readonly (readonly Block[])[];

export type Block = {
  /** Permanent: it survives moves, copies get new ones. */
  readonly id: string;
  readonly type: string;
  /** Of the shape of its fields, 1 where absent; see `upgrades` of its declaration. */
  readonly version?: number;
  /** What is kept per language is an object `{ de, en, … }`. */
  readonly fields: JsonRecord;
  readonly children?: readonly Block[];
  readonly layout?: string;
  readonly columns?: Columns;
};

export const emptyDocument: BlockDocument = { format: 1, layout: '100', columns: [[]] };

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
