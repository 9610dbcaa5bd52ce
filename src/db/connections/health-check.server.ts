import pg from 'pg';

/** Milliseconds. `suspicion`: without an answer for so long, the database is asked whether it answers anybody; `answer`: how long that may take; `pace`: until it is asked once more while it does not. */
export type HealthLimits = { suspicion: number; answer: number; pace: number };
const usualLimits: HealthLimits = { suspicion: 5_000, answer: 4_000, pace: 1_000 };
/** Questions at once. */
const maxAsked = 4;

/** In pg's words, as those who ask whether a database is unavailable know them (unavailable.server.ts). */
export const unresponsive = (): Error => new Error('timeout exceeded when trying to connect: the database does not answer');

/** Tells a database that answers nobody from a long query: a stopped one breaks no connection, and each query would wait for its limit. */
export class HealthCheck {
  readonly limits: HealthLimits;
  readonly #config: pg.ClientConfig;
  readonly #waiting = new Set<() => void>();
  #asking: NodeJS.Timeout | undefined;
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
    if (this.#isChecking || !this.#isResponding) return;
    this.#isChecking = true;
    void this.#asked().then((answers) => {
      this.#isChecking = false;
      if (answers) return;
      this.#isResponding = false;
      for (const giveUp of [...this.#waiting]) giveUp();
      this.#waiting.clear();
      this.#askOn();
    });
  }

  /** Somebody else has just been answered. */
  answered(): void {
    clearInterval(this.#asking);
    this.#isResponding = true;
  }

  /** Not one after the other: a question that a network has swallowed would be waited for when that is over. */
  #askOn(): void {
    let asked = 0;
    const timer = setInterval(() => {
      if (asked >= maxAsked) return;
      asked++;
      void this.#asked().then((answers) => {
        asked--;
        if (answers && this.#asking === timer) this.answered();
      });
    }, this.limits.pace).unref();
    this.#asking = timer;
  }

  /** A connection that cannot even be made, as without its certificate, tells whoever asks by itself. */
  #asked(): Promise<boolean> {
    return this.#ask().catch(() => true);
  }

  /** A refusal is an answer as well: whoever asks is told why at once. */
  async #ask(): Promise<boolean> {
    const client = new pg.Client(this.#config);
    client.on('error', () => {});
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<false>((resolve) => {
      timer = setTimeout(() => resolve(false), this.limits.answer);
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
