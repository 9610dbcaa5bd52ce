import { AsyncLocalStorage } from 'node:async_hooks';
import { type Change, mergeRows, RecordedReads, type RowsRead } from './recorded-reads.server.ts';

/**
 * What an answer reads while it is made: rows, and lists with the columns that decide what stands in them and in which
 * order. `seal` makes of it what is stored with the answer.
 */
export class ReadDependencies {
  readonly lists = new Map<string, Set<string>>();
  readonly rows: RowsRead[] = [];
  /** Where it is asked for, of one select: what each of its rows has read, in their order (rows/cached-rows.server.ts). Those rows are not in `rows` then. */
  ofRows: RowsRead[][] | null = null;
  /** What cached reads have read, each once: the same objects for all answers that use them. */
  readonly shared = new Set<RecordedReads>();
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

  /** What was read for somebody else, and is used here as well; `reads` is what `seal` has made of it. */
  add(read: ReadDependencies, reads: RecordedReads): void {
    this.shared.add(reads);
    this.#note(read);
  }

  /** The same for what hardly anybody else uses: its rows and lists become those of this one. */
  include(read: ReadDependencies, { lists, rows, shared }: RecordedReads): void {
    for (const [table, columns] of lists) this.addList(table, columns);
    this.rows.push(...rows);
    for (const reads of shared) this.shared.add(reads);
    this.#note(read);
  }

  #note({ untracked, staleAt, unanswered, isUnavailable }: ReadDependencies): void {
    this.unanswered += unanswered;
    this.isUnavailable ||= isUnavailable;
    for (const table of untracked) this.untracked.add(table);
    if (staleAt) this.setStaleAt(staleAt);
  }

  /** Whether all that was read is known, and changes of it are told. */
  get isComplete(): boolean {
    return this.unanswered === 0 && this.untracked.size === 0 && !this.isUnavailable;
  }

  seal(): RecordedReads {
    return new RecordedReads([...this.lists], mergeRows(this.rows), [...this.shared]);
  }

  get tables(): Set<string> {
    return new Set([...this.seal().tables, ...this.untracked]);
  }

  isChangedBy(change: Change): boolean {
    return this.seal().isChangedBy(change);
  }
}

const current = new AsyncLocalStorage<ReadDependencies>();

/** Runs `work` and records in `dependencies` what its queries read. */
export const recordReads = <T>(dependencies: ReadDependencies, work: () => T): T => current.run(dependencies, work);

/** What the answer being made has read, if one is. */
export const currentReads = (): ReadDependencies | undefined => current.getStore();

/** Says that what a query has answered holds only until an instant: a day that ends, an online window that opens. */
export const setStaleAt = (instant: Date): void => current.getStore()?.setStaleAt(instant);
