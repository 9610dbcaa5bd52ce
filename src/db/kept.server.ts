import type { Changes } from './changes.server.ts';
import type { Database } from './database.server.ts';
import { currentReads, ReadLog, recordReads } from './reads.server.ts';

type Entry = { of: unknown; value: unknown; tables: ReadonlySet<string>; version: number };

const listeners = new WeakMap<Database, Changes>();
const entries = new WeakMap<Changes, Map<string, Entry>>();

/** From now on `kept` keeps what it reads from this database. */
export function keepWhile(db: Database, changes: Changes): void {
  listeners.set(db, changes);
}

/**
 * What `load` reads, read again only after one of its tables has changed, or for another `of` (a day, say). For the few
 * rows that every page needs; of `event` only columns that its trigger tells of (0007_event_lists.sql). A page that uses it has read those tables all the same. Of a database that nobody listens
 * to, such as one in a test, nothing is kept. The value is shared: it must not be changed.
 */
export async function kept<T>(db: Database, name: string, of: unknown, load: () => Promise<T>): Promise<T> {
  const changes = listeners.get(db);
  if (!changes) return load();
  const held = entries.get(changes)?.get(name);
  if (!held || held.of !== of || changes.versionOf(held.tables) !== held.version) return read(changes, name, of, load);
  note(held.tables);
  return held.value as T; // it was put there under this name, by the same `load`
}

async function read<T>(changes: Changes, name: string, of: unknown, load: () => Promise<T>): Promise<T> {
  const log = new ReadLog();
  const before = changes.version;
  const value = await recordReads(log, load);
  note(log.tables);
  const version = changes.versionOf(log.tables);
  // A change that came while we read may be in it or not.
  if (version !== null && changes.version === before) keep(changes, name, { of, value, tables: log.tables, version });
  return value;
}

function keep(changes: Changes, name: string, entry: Entry): void {
  const all = entries.get(changes) ?? new Map<string, Entry>();
  entries.set(changes, all.set(name, entry));
}

function note(tables: ReadonlySet<string>): void {
  const reads = currentReads();
  for (const table of tables) reads?.tables.add(table);
}
