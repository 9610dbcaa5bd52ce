import type { Log, LogStore } from './log-store.ts';

/** Only what has changed; while it writes, what comes waits and is written as one. */
export class LogKeeper {
  readonly #store: LogStore;
  readonly #failed: () => void;
  /** Null where writing has failed and all of it is to be written. */
  #before: Log | null;
  #waiting: Log | null = null;
  /** Also where it cannot be stored. */
  stored: Promise<void> = Promise.resolve();

  constructor(store: LogStore, before: Log | null, failed: () => void) {
    this.#store = store;
    this.#before = before;
    this.#failed = failed;
  }

  keep(log: Log): void {
    const isPlanned = this.#waiting !== null;
    this.#waiting = log;
    if (!isPlanned) this.stored = this.stored.then(() => this.#write());
  }

  async #write(): Promise<void> {
    const [before, log] = [this.#before, this.#waiting];
    if (!log) return;
    this.#waiting = null;
    this.#before = log;
    await this.#store.write(before, log).catch(() => {
      this.#before = null;
      this.#failed();
    });
  }
}
