import type { Database } from '#db/database.server.ts';
import type { AdditionQueue } from './addition-queue.ts';
import { readPosition, writePositions } from './queries.server.ts';

/** Milliseconds between two times that the positions of this process are written, while anybody waits. */
const writeEvery = 500;

type Options = { db: Database; queue: AdditionQueue; report: (problem: Error) => void };

/** Where orders stand that wait in any process of the site, so that a visitor need not reach the same one again. */
export class QueuePositions {
  readonly #options: Options;
  #written: string[] = [];
  #timer: NodeJS.Timeout | null = null;

  constructor(options: Options) {
    this.#options = options;
    options.queue.onWait = () => this.#writeSoon();
  }

  /** So many of its process are before it, as of half a second ago where that is another one; null: it does not wait. */
  async ahead(key: string): Promise<number | null> {
    const { queue, db } = this.#options;
    return queue.ahead(key) ?? (await readPosition(db, key));
  }

  #writeSoon(): void {
    this.#timer ??= setTimeout(() => void this.#write(), writeEvery).unref();
  }

  async #write(): Promise<void> {
    const { db, queue, report } = this.#options;
    const waiting = queue.waiting();
    const gone = this.#written.filter((key) => !waiting.includes(key));
    await writePositions(db, waiting, gone).catch((error: unknown) => report(new Error('Positions in the queue were not written.', { cause: error })));
    this.#written = waiting;
    this.#timer = null;
    if (waiting.length > 0) this.#writeSoon();
  }
}
