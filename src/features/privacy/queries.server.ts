import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#db/database.server.ts';

export const deleteRows = (db: Database, table: string, rows: readonly { id: number }[]) =>
  sql`delete from ${sql.table(table)} where id = any (${rows.map(({ id }) => id)})`.execute(db);

export const removeMailsOf = (db: Database, entries: readonly { id: number }[]) =>
  sql`update form_mail set remove_at = '-infinity' where entry_id = any (${entries.map(({ id }) => id)})`.execute(db);

export type Row = Record<string, unknown> & { id: number };

export const rowsWhere = (db: Database, table: string, where: RawBuilder<unknown>) =>
  sql<Row>`select * from ${sql.table(table)} where ${where} order by id`.execute(db);

export const rowsLinkedTo = (db: Database, table: string, column: string, ids: readonly number[]) =>
  sql<Row>`select * from ${sql.table(table)} where ${sql.ref(column)} = any (${ids})`.execute(db);
