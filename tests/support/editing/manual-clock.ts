import type { Clock } from '../../../src/editor/session/clock.ts';

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

  stop(): void {
    this.#due = [];
    this.later = () => () => {};
  }
}
