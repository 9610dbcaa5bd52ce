import type { Changes } from './changes.server.ts';
import type { Database } from './database.server.ts';
import { currentReads, ReadLog, recordReads } from './reads.server.ts';

type Read = { value: unknown; tables: ReadonlySet<string> };
type Entry = Read & { of: unknown; version: number };
type Reading = { of: unknown; since: number | null; read: Promise<Read> };

const listeners = new WeakMap<Database, Changes>();
const entries = new WeakMap<Changes, Map<string, Entry>>();
const readings = new WeakMap<Changes, Map<string, Reading>>();

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

/** Reads it, or waits for who is reading it: when thousands come in the minute in which it ran out, one of them asks. */
async function read<T>(changes: Changes, name: string, of: unknown, load: () => Promise<T>): Promise<T> {
  const since = changes.version;
  const all = among(readings, changes);
  let reading = all.get(name);
  // Who comes after a change must not be given what was read before it.
  if (!reading || reading.of !== of || since === null || reading.since !== since) {
    const own: Reading = { of, since, read: readAndKeep(changes, name, of, load).finally(() => all.get(name) === own && all.delete(name)) };
    all.set(name, own);
    reading = own;
  }
  const { value, tables } = await reading.read;
  note(tables);
  return value as T; // it was read under this name, by the same `load`
}

async function readAndKeep(changes: Changes, name: string, of: unknown, load: () => Promise<unknown>): Promise<Read> {
  const log = new ReadLog();
  const before = changes.version;
  const value = await recordReads(log, load);
  const version = changes.versionOf(log.tables);
  // A change that came while we read may be in it or not.
  if (version !== null && changes.version === before) among(entries, changes).set(name, { of, value, tables: log.tables, version });
  return { value, tables: log.tables };
}

function among<V>(kind: WeakMap<Changes, Map<string, V>>, changes: Changes): Map<string, V> {
  const all = kind.get(changes) ?? new Map<string, V>();
  kind.set(changes, all);
  return all;
}

function note(tables: ReadonlySet<string>): void {
  const reads = currentReads();
  for (const table of tables) reads?.tables.add(table);
}
