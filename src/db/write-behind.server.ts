type Options = {
  /** Milliseconds between two writes. */
  pause: number;
  /** Told of what could not be written, which is written the next time. */
  report: (problem: unknown) => void;
};

/**
 * Gathers in memory what requests note, and writes it now and then, beside the answers: a request costs no statement. A batch
 * that could not be written is put back to what has been gathered since.
 */
export abstract class WriteBehind<Batch> {
  readonly #options: Options;
  #timer: NodeJS.Timeout | undefined;
  #writing: Promise<void> = Promise.resolve();

  constructor(options: Options) {
    this.#options = options;
  }

  /** Hands over what has been gathered; what comes from now on belongs to the next batch. */
  protected abstract take(): Batch;
  protected abstract store(batch: Batch): Promise<void>;
  protected abstract putBack(batch: Batch): void;
  /** Looks after what was written; not at the end of the process. */
  protected async afterwards(_batch: Batch): Promise<void> {}

  /** Writes from now on what has been gathered, every few seconds. */
  start(): void {
    this.#timer = setInterval(() => this.flush().catch(this.#options.report), this.#options.pause).unref();
  }

  /** Resolves when what has been gathered is written. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#writing.catch(() => {});
    await this.#write().catch(this.#options.report);
  }

  /** Writes what has been gathered, one time after the other. */
  flush(): Promise<void> {
    this.#writing = this.#writing
      .catch(() => {})
      .then(() => this.#write())
      .then((batch) => this.afterwards(batch));
    return this.#writing;
  }

  async #write(): Promise<Batch> {
    const batch = this.take();
    try {
      await this.store(batch);
    } catch (error) {
      this.putBack(batch);
      throw error;
    }
    return batch;
  }
}
