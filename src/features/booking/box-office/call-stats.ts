const hour = 3_600_000;
const hours = 24;

/** By the hour: 25 numbers, however many calls there are. */
export class CallStats {
  readonly #hours = new Map<number, { calls: number; failures: number }>();
  #lastAnswer: Date | null = null;

  note(isFailure: boolean, at: Date): void {
    const key = Math.floor(at.getTime() / hour);
    const counted = this.#hours.get(key) ?? { calls: 0, failures: 0 };
    counted.calls++;
    if (isFailure) counted.failures++;
    else this.#lastAnswer = at;
    this.#hours.set(key, counted);
    for (const one of this.#hours.keys()) if (one < key - hours) this.#hours.delete(one);
  }

  read(now: Date): { lastAnswer: Date | null; calls: number; failures: number } {
    const first = Math.floor(now.getTime() / hour) - hours;
    const recent = [...this.#hours].flatMap(([key, counted]) => (key >= first ? [counted] : []));
    const sum = (of: 'calls' | 'failures') => recent.reduce((total, counted) => total + counted[of], 0);
    return { lastAnswer: this.#lastAnswer, calls: sum('calls'), failures: sum('failures') };
  }
}
