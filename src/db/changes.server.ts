import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

/** The channel on which the triggers of 0006_changes.sql name the table that has changed. */
const channel = 'foyer_change';
/** Milliseconds: between attempts to connect, between looks at a silent connection, and for its answer. */
const patience = { first: 100, most: 5_000, heartbeat: 30_000, answer: 10_000 };

/** Listens for changes of tables, made by any process. */
export class Changes {
  readonly #versions = new Map<string, number>();
  #listening = false;
  /** Counts the times that listening began: what happened before is not known. */
  #begun = 0;
  #client: pg.Client | null = null;
  #closed = false;

  /** Connects, and again whenever the connection breaks, until `close`. `onLost` is told of each break. */
  open(config: pg.ClientConfig, onLost: () => void = () => {}): Promise<void> {
    return this.#listen(config, onLost);
  }

  /** As long as it is the same, what was read of these tables is still true. Null: nobody listens now, nothing may be kept. */
  versionOf(tables: Iterable<string>): number | null {
    if (!this.#listening) return null;
    let version = this.#begun * 1e9;
    for (const table of tables) version += this.#versions.get(table) ?? 0;
    return version;
  }

  /** The same for all tables there are. */
  get version(): number | null {
    return this.versionOf(this.#versions.keys());
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#listening = false;
    await this.#client?.end().catch(() => {});
  }

  async #listen(config: pg.ClientConfig, onLost: () => void): Promise<void> {
    const client = new pg.Client({ ...config, connectionTimeoutMillis: patience.answer, query_timeout: patience.answer, keepAlive: true });
    const lost = () => {
      // One that never came to listen is the affair of whoever tried; else each failed attempt would begin a row of its own.
      if (this.#client !== client || this.#closed) return;
      this.#client = null;
      client.end().catch(() => {});
      this.#listening = false;
      onLost();
      void this.#reconnect(config, onLost);
    };
    client.on('error', lost);
    client.on('end', lost);
    client.on('notification', ({ payload = '' }) => this.#versions.set(payload, (this.#versions.get(payload) ?? 0) + 1));
    try {
      await client.connect();
      await client.query(`listen ${channel}`);
    } catch (error) {
      client.end().catch(() => {});
      throw error;
    }
    if (this.#closed) return client.end();
    this.#client = client;
    this.#begun++;
    this.#listening = true;
    // A connection that a network has swallowed tells of nothing any more, not even of its end.
    const heartbeat = setInterval(() => client.query('select 1').catch(lost), patience.heartbeat).unref();
    client.on('end', () => clearInterval(heartbeat));
  }

  async #reconnect(config: pg.ClientConfig, onLost: () => void): Promise<void> {
    for (let wait = patience.first; !this.#closed && !this.#listening; wait = Math.min(wait * 2, patience.most)) {
      await pause(wait, undefined, { ref: false });
      await this.#listen(config, onLost).catch(onLost); // tried again
    }
  }
}
