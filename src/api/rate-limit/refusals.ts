/** So that a burst asks the database once in a few seconds; not longer, as another process may take an attempt back. */
export class Refusals {
  readonly #until = new Map<string, { end: Date; asked: number }>();

  until(key: string, now: Date): Date | null {
    const known = this.#until.get(key);
    if (!known) return null;
    if (known.end > now && now.getTime() - known.asked < rememberFor) return known.end;
    this.#until.delete(key);
    return null;
  }

  remember(key: string, end: Date, now: Date): void {
    this.#until.set(key, { end, asked: now.getTime() });
    const [longest] = this.#until.keys();
    if (this.#until.size > maxRemembered && longest !== undefined) this.#until.delete(longest);
  }

  forget(): void {
    this.#until.clear();
  }
}

/** Milliseconds. */
const rememberFor = 5_000;
const maxRemembered = 20_000;
