import { readdirSync, readFileSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';

const folder = new URL('./migrations/', import.meta.url);

/** `user_version` is the number of the last one run. */
export function migrate(database: DatabaseSync): void {
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort();
  if (version(database) === files.length) return;
  database.exec('BEGIN IMMEDIATE');
  try {
    // Read again inside the lock: another process may have done it meanwhile.
    for (const [index, file] of files.entries()) {
      if (index < version(database)) continue;
      database.exec(readFileSync(new URL(file, folder), 'utf8'));
      database.exec(`PRAGMA user_version = ${index + 1}`);
    }
    database.exec('COMMIT');
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}

const version = (database: DatabaseSync): number => Number(database.prepare('PRAGMA user_version').get()?.user_version);
