type Options = {
  pause: number;
  /** What could not be written is written the next time. */
  report: (problem: unknown) => void;
};

/** Gathers what requests note and writes it now and then, so that a request costs no statement. */
export abstract class WriteBehind<Batch> {
  readonly #options: Options;
  #timer: NodeJS.Timeout | undefined;
  #writing: Promise<void> = Promise.resolve();

  constructor(options: Options) {
    this.#options = options;
  }

  /** What comes from now on belongs to the next batch. */
  protected abstract take(): Batch;
  protected abstract store(batch: Batch): Promise<void>;
  protected abstract putBack(batch: Batch): void;
  protected async afterwards(_batch: Batch): Promise<void> {}

  start(): void {
    this.#timer = setInterval(() => this.flush().catch(this.#options.report), this.#options.pause).unref();
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#writing.catch(() => {});
    await this.#write().catch(this.#options.report);
  }

  /** One after the other. */
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
