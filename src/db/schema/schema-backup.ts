import type { Generated } from 'kysely';
import type { Id } from './columns.ts';

/** Rows that were deleted of tables that hold persons. */
export interface ErasureTable {
  id: Id;
  name: string;
  row_id: number;
  at: Generated<Date>;
}
