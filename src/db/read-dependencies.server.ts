import { AsyncLocalStorage } from 'node:async_hooks';

/** A change of a table, as its trigger tells it (migrations/, "tell_change"). `ids` null: of all its rows, or of rows not told singly. */
export type Change = { table: string; kind: 'insert' | 'update' | 'delete' | 'truncate'; ids: readonly Key[] | null; columns: readonly string[] };
/** The value of a primary key. */
export type Key = string | number;

/** Columns by name; `everyColumn` where they are not known. */
export type Columns = ReadonlySet<string>;
export const everyColumn = '*';
/** Stands among the columns of a list that also depends on which rows there are. */
export const membership = '+';

/** Rows of one table that one query read by their key, and what it read of them. */
export type RowsRead = { readonly table: string; readonly ids: ReadonlySet<Key>; readonly columns: Columns };

/**
 * What an answer has read while it was made: rows, and lists with the columns that decide what stands in them and in
 * which order. A change that matches makes it another answer, and so does the first instant after which it looks different.
 */
export class ReadDependencies {
  readonly lists = new Map<string, Set<string>>();
  readonly rows: RowsRead[] = [];
  /** Tables whose changes nobody is told of: an answer that reads one cannot be cached. */
  readonly untracked = new Set<string>();
  staleAt: Date | null = null;
  /** The database was unavailable when it was asked. */
  isUnavailable = false;
  /** Queries that have not answered. One that failed never will: what was made all the same cannot be cached. */
  unanswered = 0;

  addList(table: string, columns: Iterable<string>): void {
    const known = this.lists.get(table) ?? new Set();
    for (const column of columns) known.add(column);
    this.lists.set(table, known);
  }

  setStaleAt(instant: Date): void {
    if (this.staleAt === null || instant < this.staleAt) this.staleAt = instant;
  }

  /** What was read for somebody else, and is used here as well. */
  add({ lists, rows, untracked, staleAt, unanswered, isUnavailable }: ReadDependencies): void {
    this.unanswered += unanswered;
    this.isUnavailable ||= isUnavailable;
    for (const [table, columns] of lists) this.addList(table, columns);
    this.rows.push(...rows);
    for (const table of untracked) this.untracked.add(table);
    if (staleAt) this.setStaleAt(staleAt);
  }

  /** Whether all that was read is known, and changes of it are told. */
  get isComplete(): boolean {
    return this.unanswered === 0 && this.untracked.size === 0 && !this.isUnavailable;
  }

  /** All tables read. */
  get tables(): Set<string> {
    return new Set([...this.lists.keys(), ...this.rows.map(({ table }) => table), ...this.untracked]);
  }

  isChangedBy(change: Change): boolean {
    const list = this.lists.get(change.table);
    if (list && decides(list, change)) return true;
    return this.rows.some(({ table, ids, columns }) => table === change.table && touches(columns, change) && (change.ids?.some((id) => ids.has(id)) ?? true));
  }
}

const decides = (list: Columns, { kind, columns }: Change): boolean => {
  if (kind === 'truncate') return true;
  return kind === 'update' ? isAmong(list, columns) : list.has(membership);
};

const touches = (read: Columns, { kind, columns }: Change): boolean => kind !== 'update' || isAmong(read, columns);

const isAmong = (read: Columns, changed: readonly string[]): boolean => read.has(everyColumn) || changed.some((column) => read.has(column));

const current = new AsyncLocalStorage<ReadDependencies>();

/** Runs `work` and records in `dependencies` what its queries read. */
export const recordReads = <T>(dependencies: ReadDependencies, work: () => T): T => current.run(dependencies, work);

/** What the answer being made has read, if one is. */
export const currentReads = (): ReadDependencies | undefined => current.getStore();

/** Says that what a query has answered holds only until an instant: a day that ends, an online window that opens. */
export const setStaleAt = (instant: Date): void => current.getStore()?.setStaleAt(instant);
