import { changesOf } from '../cached-read.server.ts';
import type { Database } from '../database.server.ts';
import { currentReads, ReadDependencies, recordReads } from '../read-dependencies.server.ts';
import { type Key, RecordedReads } from '../recorded-reads.server.ts';
import type { Changes } from '../tracking/changes.server.ts';

/** `value` null: there is no such row. `lists`: the same for all rows of one statement. */
type Entry<Row> = { value: Row | null; rows: RecordedReads; lists: RecordedReads };

/** The oldest go first; an event takes about 3 kB. */
export const maxCachedRows = 2_000;

/** Rows of one table by primary key, shared and not to be changed; `load` is one select that answers the key as `key`, without a clock. */
export class CachedRows<Row extends object> {
  readonly #table: string;
  readonly #key: keyof Row;
  readonly #load: (db: Database, ids: readonly Key[]) => Promise<Row[]>;
  readonly #caches = new WeakMap<Changes, Map<Key, Entry<Row>>>();

  constructor(table: string, key: keyof Row & string, load: (db: Database, ids: readonly never[]) => Promise<Row[]>) {
    [this.#table, this.#key, this.#load] = [table, key, load as (db: Database, ids: readonly Key[]) => Promise<Row[]>]; // of the key's type
  }

  async get<Id extends Key>(db: Database, ids: readonly Id[]): Promise<ReadonlyMap<Id, Row>> {
    const found = new Map<Id, Row>();
    if (ids.length === 0) return found;
    const changes = changesOf(db);
    if (!changes || !(await isKnown(changes))) {
      for (const row of await this.#load(db, ids)) found.set(row[this.#key] as Id, row); // the key that was asked for
      return found;
    }
    const entries = this.#entriesOf(changes);
    const missing = ids.filter((id) => !entries.has(id));
    const read = missing.length > 0 ? await this.#read(db, changes, missing) : null;
    const reads = currentReads();
    for (const id of ids) {
      const entry = read?.get(id) ?? entries.get(id);
      // One that was there before the others were read may have changed meanwhile.
      if (!entry) return this.get(db, ids);
      if (entry.value) found.set(id, entry.value);
      reads?.rows.push(...entry.rows.rows);
      for (const [table, columns] of entry.lists.lists) reads?.addList(table, columns);
    }
    return found;
  }

  #entriesOf(changes: Changes): Map<Key, Entry<Row>> {
    const known = this.#caches.get(changes);
    if (known) return known;
    const entries = new Map<Key, Entry<Row>>();
    this.#caches.set(changes, entries);
    changes.subscribe((changed) => {
      for (const [id, { rows, lists }] of entries) {
        if (changed === null || changed.some((change) => rows.isChangedBy(change) || lists.isChangedBy(change))) entries.delete(id);
      }
    });
    return entries;
  }

  async #read(db: Database, changes: Changes, ids: readonly Key[]): Promise<Map<Key, Entry<Row>>> {
    const reads = currentReads();
    const dependencies = new ReadDependencies();
    const ofRows: ReadDependencies['rows'][] = [];
    dependencies.ofRows = ofRows;
    const before = changes.sequence;
    if (reads) reads.unanswered++; // until it is read: what fails is not forgotten
    const answered = await recordReads(dependencies, () => this.#load(db, ids));
    if (reads) reads.unanswered--;
    if (reads) reads.isUnavailable ||= dependencies.isUnavailable;
    for (const table of dependencies.untracked) reads?.untracked.add(table);
    const lists = new RecordedReads([...dependencies.lists], [], []);
    const positions = new Map(answered.map((row, position) => [row[this.#key] as Key, position]));
    const read = new Map<Key, Entry<Row>>();
    for (const id of new Set(ids)) {
      const position = positions.get(id);
      const own = dependencies.rows.map((rows) => (rows.table === this.#table ? { ...rows, ids: [id] } : rows));
      const joined = position === undefined ? [] : (ofRows[position] ?? []);
      read.set(id, { value: (position !== undefined && answered[position]) || null, rows: RecordedReads.ofRows([...own, ...joined]), lists });
    }
    this.#cache(changes, before, dependencies, read);
    return read;
  }

  /** A change that came while it was read may be in it or not. */
  #cache(changes: Changes, before: number, dependencies: ReadDependencies, read: ReadonlyMap<Key, Entry<Row>>): void {
    const since = changes.since(before);
    if (!since || !dependencies.isComplete) return;
    const entries = this.#entriesOf(changes);
    for (const [id, entry] of read) {
      if (since.some((change) => entry.rows.isChangedBy(change) || entry.lists.isChangedBy(change))) continue;
      entries.delete(id); // to the end of the line
      entries.set(id, entry);
    }
    for (const oldest of entries.keys()) {
      if (entries.size <= maxCachedRows) break;
      entries.delete(oldest);
    }
  }
}

/** Where it cannot be asked what has changed, nothing that is cached is believed. */
const isKnown = async (changes: Changes): Promise<boolean> =>
  changes.isListening ||
  changes.sync().then(
    () => true,
    () => false,
  );
