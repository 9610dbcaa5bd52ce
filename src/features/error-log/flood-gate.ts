/** Lets through a number of calls in any stretch of time; the clock is passed in. Holds no more than that number of instants. */
export class FloodGate {
  private readonly passed: number[] = [];
  private readonly limit: { entries: number; seconds: number };

  constructor(limit: { entries: number; seconds: number }) {
    this.limit = limit;
  }

  passes(now: Date): boolean {
    const from = now.getTime() - this.limit.seconds * 1_000;
    while (this.passed.length > 0 && (this.passed[0] ?? 0) <= from) this.passed.shift();
    if (this.passed.length >= this.limit.entries) return false;
    this.passed.push(now.getTime());
    return true;
  }
}
