import { mostVisitors } from './limits.ts';

/** Lets each visitor through a number of times in a stretch of time. In memory, for one process; the clock is passed in. */
export class VisitorGate {
  readonly #visitors = new Map<string, { from: number; calls: number }>();

  passes(visitor: string, limit: { entries: number; seconds: number }, now: Date): boolean {
    const known = this.#visitors.get(visitor);
    const isOver = !known || now.getTime() - known.from >= limit.seconds * 1_000;
    const current = isOver ? { from: now.getTime(), calls: 0 } : known;
    current.calls += 1;
    this.#visitors.delete(visitor); // the map stays in the order of the last call
    this.#visitors.set(visitor, current);
    const [longestSilent] = this.#visitors.keys();
    if (this.#visitors.size > mostVisitors && longestSilent !== undefined) this.#visitors.delete(longestSilent);
    return current.calls <= limit.entries;
  }

  /** For an entry that came to nothing: it does not count. */
  takeBack(visitor: string): void {
    const known = this.#visitors.get(visitor);
    if (known) known.calls -= 1;
  }
}
