import type { Clock } from '../../../src/editor/session/clock.ts';

/** Time that stands until it is moved: of a test. */
export class ManualClock implements Clock {
  #now = 1_800_000_000_000;
  #due: { at: number; work: () => void }[] = [];

  now = (): number => this.#now;

  later = (pause: number, work: () => void): (() => void) => {
    const entry = { at: this.#now + pause, work };
    this.#due.push(entry);
    return () => {
      this.#due = this.#due.filter((other) => other !== entry);
    };
  };

  /** Lets time pass, and does what is due in its order. */
  pass(milliseconds: number): void {
    const end = this.#now + milliseconds;
    for (;;) {
      const next = this.#due.filter(({ at }) => at <= end).sort((one, other) => one.at - other.at)[0];
      if (!next) break;
      this.#due = this.#due.filter((other) => other !== next);
      this.#now = Math.max(this.#now, next.at);
      next.work();
    }
    this.#now = end;
  }

  /** Whoever has waited for it waits for ever. */
  stop(): void {
    this.#due = [];
    this.later = () => () => {};
  }
}
