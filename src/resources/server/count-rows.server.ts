import { type RawBuilder, sql } from 'kysely';

export const countRows =
  (table: string, column: string) =>
  (id: RawBuilder<number>): RawBuilder<number> =>
    sql`(select count(*) from ${sql.table(table)} counted where ${sql.ref(`counted.${column}`)} = ${id})`;
