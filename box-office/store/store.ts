import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import type { z } from 'zod';
import { migrate } from './migrate.ts';

export type Store = {
  first<T>(row: z.ZodType<T>, sql: string, ...values: SQLInputValue[]): T | undefined;
  all<T>(row: z.ZodType<T>, sql: string, ...values: SQLInputValue[]): T[];
  /** Runs one statement; answers the number of changed rows and the last row id. */
  run(sql: string, ...values: SQLInputValue[]): { changes: number; id: number };
  /** Runs `work` (synchronous) while no other connection, of this process or another, may write; undone if it throws. */
  immediate<T>(work: () => T): T;
  close(): void;
};

export const storeFile = (dataDir: string): string => join(dataDir, 'box-office.sqlite');

/** How long a connection waits for what another one writes, in milliseconds. */
const busyTimeout = 5000;

/** Creates the store on the first start; several processes may have it open. */
export function openStore(dataDir: string): Store {
  mkdirSync(dataDir, { recursive: true });
  const database = new DatabaseSync(storeFile(dataDir));
  // Before anything else: a second process may be creating the same file right now.
  database.exec(`PRAGMA busy_timeout = ${busyTimeout}`);
  writeAhead(database);
  // FULL: an order that was confirmed is still there after a power cut.
  database.exec('PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON');
  migrate(database);
  return storeOn(database);
}

/** SQLite does not wait for a lock here, whatever the busy timeout says, so it is asked again. */
function writeAhead(database: DatabaseSync): void {
  const until = Date.now() + busyTimeout;
  for (;;) {
    try {
      database.exec('PRAGMA journal_mode = WAL');
      return;
    } catch (error) {
      if (!isBusy(error) || Date.now() > until) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10); // the store is synchronous
    }
  }
}

/** SQLITE_BUSY: somebody else has been writing for longer than the busy timeout. */
export const isBusy = (error: unknown): boolean => error instanceof Error && 'errcode' in error && error.errcode === 5;

function storeOn(database: DatabaseSync): Store {
  const prepared = new Map<string, StatementSync>();
  const statement = (sql: string): StatementSync => {
    const known = prepared.get(sql) ?? database.prepare(sql);
    prepared.set(sql, known);
    return known;
  };
  return {
    first: (row, sql, ...values) => {
      const found = statement(sql).get(...values);
      return found && row.parse(found);
    },
    all: (row, sql, ...values) =>
      statement(sql)
        .all(...values)
        .map((found) => row.parse(found)),
    run: (sql, ...values) => {
      const { changes, lastInsertRowid } = statement(sql).run(...values);
      return { changes: Number(changes), id: Number(lastInsertRowid) };
    },
    immediate: (work) => immediately(database, work),
    close: () => database.close(),
  };
}

function immediately<T>(database: DatabaseSync, work: () => T): T {
  database.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    database.exec('COMMIT');
    return result;
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}
