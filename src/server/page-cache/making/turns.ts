/** Works of which so many run at once, the first come first; one that takes longer than `patience` milliseconds no longer counts. */
export class Turns {
  readonly #patience: number;
  readonly #waiting: (() => void)[] = [];
  #free: number;

  constructor(atOnce: number, patience: number) {
    this.#free = atOnce;
    this.#patience = patience;
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#free > 0) this.#free--;
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    let isOver = false;
    const leave = () => {
      if (isOver) return;
      isOver = true;
      clearTimeout(timer);
      const next = this.#waiting.shift();
      if (next) next();
      else this.#free++;
    };
    const timer = setTimeout(leave, this.#patience).unref();
    return work().finally(leave);
  }
}
