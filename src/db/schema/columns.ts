import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** Kinds of columns as Kysely sees them. jsonb is written as text and read as a value. */
export type Id = GeneratedAlways<number>;
export type Json<T> = ColumnType<T, string, string>;
export type JsonDefault<T> = ColumnType<T, string | undefined, string>;
export type Instant = ColumnType<Date, Date | string, Date | string>;
/** A calendar day, 'YYYY-MM-DD': the connection reads `date` as text. */
export type DayColumn = ColumnType<string, string, string>;

/** What every record of the back office has (`keep_records` of the migrations): what its list sorts and searches by follows from its texts. */
export interface RecordTable {
  revision: Generated<number>;
  list_title: ColumnType<string, never, never>;
  list_text: ColumnType<string, never, never>;
}
