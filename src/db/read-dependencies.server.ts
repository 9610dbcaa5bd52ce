import { AsyncLocalStorage } from 'node:async_hooks';
import { type Change, mergeRows, RecordedReads, type RowsRead } from './recorded-reads.server.ts';

/** What an answer reads: rows, and lists with the columns that decide what stands in them and in which order. */
export class ReadDependencies {
  readonly lists = new Map<string, Set<string>>();
  readonly rows: RowsRead[] = [];
  /** What each row of one select has read, in their order (rows/cached-rows.server.ts); they are not in `rows` then. */
  ofRows: RowsRead[][] | null = null;
  /** What cached reads have read, each once: the same objects for all answers that use them. */
  readonly shared = new Set<RecordedReads>();
  readonly untracked = new Set<string>();
  staleAt: Date | null = null;
  isUnavailable = false;
  /** A failed query never answers: what was made all the same cannot be cached. */
  unanswered = 0;

  addList(table: string, columns: Iterable<string>): void {
    const known = this.lists.get(table) ?? new Set();
    for (const column of columns) known.add(column);
    this.lists.set(table, known);
  }

  setStaleAt(instant: Date): void {
    if (this.staleAt === null || instant < this.staleAt) this.staleAt = instant;
  }

  add(read: ReadDependencies, reads: RecordedReads): void {
    this.shared.add(reads);
    this.#note(read);
  }

  /** For what hardly anybody else uses: its rows and lists become those of this one. */
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

export const recordReads = <T>(dependencies: ReadDependencies, work: () => T): T => current.run(dependencies, work);

export const currentReads = (): ReadDependencies | undefined => current.getStore();

/** Says that what a query has answered holds only until an instant: a day that ends, an online window that opens. */
export const setStaleAt = (instant: Date): void => current.getStore()?.setStaleAt(instant);
