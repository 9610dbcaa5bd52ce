import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Change } from '../recorded-reads.server.ts';
import { ChangeReader } from './change-reader.server.ts';

/** The channel on which migration 0011 tells that something has changed. */
const channel = 'foyer_change';
/**
 * Milliseconds; a connection that a network has swallowed does not even tell of its end: it is trusted no longer than `trust`, and
 * beside one that is being made the next is begun after `again`.
 */
const patience = { first: 100, max: 1_000, heartbeat: 1_500, answer: 5_000, trust: 4_000, again: 1_500 };
/** Answers being made are compared with them. */
const maxRemembered = 2_000;

type OnConnection = { onLost?: () => void; onListening?: () => void };
/** In order; null: of too many, or of an unknown time. */
type Listener = (changes: readonly Change[] | null) => void;

export class Changes {
  readonly #reader = new ChangeReader();
  readonly #listeners = new Set<Listener>();
  readonly #recent: { number: number; change: Change | null }[] = [];
  #number = 0;
  #client: pg.Client | null = null;
  #heardAt = Number.NEGATIVE_INFINITY;
  #closed = false;
  #isReconnecting = false;
  #underWay: Promise<void> | null = null;
  #next: Promise<void> | null = null;

  /** Connects again whenever the connection breaks, until `close`; `pool` is asked meanwhile. */
  async open(config: pg.ClientConfig, pool: Pick<pg.Pool, 'query'> | null = null, on: OnConnection = {}): Promise<void> {
    this.#reader.pool = pool;
    await this.#listen(config, on);
  }

  /** False: only `sync` finds out what has changed. */
  get isListening(): boolean {
    return this.#client !== null && performance.now() - this.#heardAt < patience.trust;
  }

  get sequence(): number {
    return this.#number;
  }

  /** Null: not known any more, or too many. */
  since(sequence: number): Change[] | null {
    if (sequence === this.#number) return [];
    const first = this.#recent[0]?.number ?? this.#number + 1;
    if (sequence + 1 < first) return null;
    const found = this.#recent.slice(sequence + 1 - first).map(({ change }) => change);
    return found.every((change) => change !== null) ? found : null;
  }

  subscribe(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  get position(): string | null {
    return this.#reader.position;
  }

  /** All changes since a position, for what has outlived the process; null: not known any more. */
  sincePosition(position: string): Promise<readonly Change[] | null> {
    const reader = new ChangeReader();
    Object.assign(reader, { pool: this.#reader.pool, position });
    return reader.read(this.#client);
  }

  /** Resolves when all that was committed at the call is known; rejects where the database does not answer. */
  sync(): Promise<void> {
    // A look that is under way may have begun before the change.
    if (!this.#underWay) return this.#look();
    this.#next ??= this.#underWay
      .catch(() => {})
      .then(() => {
        this.#next = null;
        return this.#look();
      });
    return this.#next;
  }

  async close(): Promise<void> {
    this.#closed = true;
    const client = this.#client;
    this.#client = null;
    await client?.end().catch(() => {});
  }

  #look(): Promise<void> {
    this.#underWay = this.#reader
      .read(this.#client)
      .then((changes) => this.#tell(changes))
      .finally(() => {
        this.#underWay = null;
      });
    return this.#underWay;
  }

  #tell(changes: readonly Change[] | null): void {
    if (changes?.length === 0) return;
    for (const change of changes ?? [null]) this.#recent.push({ number: ++this.#number, change });
    this.#recent.splice(0, Math.max(0, this.#recent.length - maxRemembered));
    for (const listener of this.#listeners) listener(changes);
  }

  async #listen(config: pg.ClientConfig, on: OnConnection): Promise<void> {
    const client = new pg.Client({ ...config, connectionTimeoutMillis: patience.answer * 2, query_timeout: patience.answer, keepAlive: true });
    const lost = () => {
      // Not of one that never listened, else each failed attempt would begin a series of its own.
      if (this.#client !== client || this.#closed) return;
      this.#client = null;
      client.end().catch(() => {});
      on.onLost?.();
      void this.#reconnect(config, on);
    };
    const look = () =>
      this.sync().then(() => {
        this.#heardAt = performance.now();
      }, lost);
    client.on('error', lost);
    client.on('end', lost);
    client.on('notification', look);
    try {
      await client.connect();
      await client.query(`listen ${channel}`);
      if (this.#client) return await client.end(); // one that was begun after it was quicker
      this.#client = client;
      on.onListening?.();
      await this.sync();
    } catch (error) {
      if (this.#client === client) this.#client = null;
      client.end().catch(() => {});
      throw error;
    }
    if (this.#closed) return client.end();
    this.#heardAt = performance.now();
    const heartbeat = setInterval(look, patience.heartbeat).unref();
    client.on('end', () => clearInterval(heartbeat));
  }

  async #reconnect(config: pg.ClientConfig, on: OnConnection): Promise<void> {
    if (this.#isReconnecting) return;
    this.#isReconnecting = true;
    for (let wait = patience.first; !this.#closed && !this.#client; wait = Math.min(wait * 2, patience.max)) {
      await pause(wait, undefined, { ref: false });
      if (this.#client || this.#closed) break;
      const listening = this.#listen(config, on).catch(() => {
        on.onLost?.();
        return this.#reconnect(config, on); // of one that failed after all was believed well
      });
      // Not waited for to its end: what a network has swallowed would be waited for when that is over.
      await Promise.race([listening, pause(patience.again, undefined, { ref: false })]);
    }
    this.#isReconnecting = false;
  }
}
