import pg from 'pg';

/**
 * Milliseconds. `suspicion`: without an answer for so long, the database is asked whether it answers anybody; `answer`: how long that
 * may take, `again` once it is known not to answer, when a question that was swallowed must not outlive the fault; `pause`: between two.
 */
export type HealthLimits = { suspicion: number; answer: number; again: number; pause: number };
const usualLimits: HealthLimits = { suspicion: 5_000, answer: 4_000, again: 1_500, pause: 500 };

/** In pg's words, as those who ask whether a database is unavailable know them (unavailable.server.ts). */
export const unresponsive = (): Error => new Error('timeout exceeded when trying to connect: the database does not answer');

/** Tells a database that answers nobody from a long query: a stopped one breaks no connection, and each query would wait for its limit. */
export class HealthCheck {
  readonly limits: HealthLimits;
  readonly #config: pg.ClientConfig;
  readonly #waiting = new Set<() => void>();
  #isResponding = true;
  #isChecking = false;

  constructor(config: pg.ClientConfig, limits: HealthLimits = usualLimits) {
    this.#config = config;
    this.limits = limits;
  }

  get isResponding(): boolean {
    return this.#isResponding;
  }

  onUnresponsive(giveUp: () => void): () => void {
    this.#waiting.add(giveUp);
    return () => this.#waiting.delete(giveUp);
  }

  check(): void {
    if (this.#isChecking) return;
    this.#isChecking = true;
    // A connection that cannot even be made, as without its certificate, tells whoever asks by itself.
    const asked = this.#ask().catch(() => true);
    void asked.then((answers) => {
      this.#isChecking = false;
      this.#isResponding = answers;
      if (answers) return;
      for (const giveUp of [...this.#waiting]) giveUp();
      this.#waiting.clear();
      setTimeout(() => this.check(), this.limits.pause).unref();
    });
  }

  /** A refusal is an answer as well: whoever asks is told why at once. */
  async #ask(): Promise<boolean> {
    const client = new pg.Client(this.#config);
    client.on('error', () => {});
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<false>((resolve) => {
      timer = setTimeout(() => resolve(false), this.#isResponding ? this.limits.answer : this.limits.again);
    });
    const answered = client
      .connect()
      .then(() => client.query('select 1'))
      .then(
        () => true,
        () => true,
      );
    const isInTime = await Promise.race([answered, late]);
    clearTimeout(timer);
    if (isInTime) client.end().catch(() => {});
    else (client as unknown as { connection: pg.Connection }).connection.stream.destroy(); // pg's typing leaves it out
    return isInTime;
  }
}
