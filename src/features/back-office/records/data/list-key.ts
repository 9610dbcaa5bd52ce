import type { RecordQuery } from './list-address.ts';

/** The place of a list from which one opens a record: goes along in the address of its form. */
export const listKey = (query: RecordQuery): string =>
  new URLSearchParams(Object.entries(query).flatMap(([name, value]) => (value ? [[name, value]] : []))).toString();
