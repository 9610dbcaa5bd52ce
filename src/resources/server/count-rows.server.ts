import { type RawBuilder, sql } from 'kysely';

/** Of a counted field: how many rows of a table have the record's number in this column. */
export const countRows =
  (table: string, column: string) =>
  (id: RawBuilder<number>): RawBuilder<number> =>
    sql`(select count(*) from ${sql.table(table)} counted where ${sql.ref(`counted.${column}`)} = ${id})`;
