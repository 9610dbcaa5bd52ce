import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';

/** Whoever holds this lock writes what transactions have marked (migration 0053). */
const lock = 4_713_006;
/** The channel on which a transaction tells that it has marked something. */
const channel = 'search_pending';
/** Milliseconds: between attempts to have the lock, between looks without being told, between attempts to connect; for what is written in one turn. */
const patience = { lock: 1_000, look: 1_500, connect: 500, turn: 30_000 };
/** SQLSTATE of a statement that took too long: a block of SQL that catches all else does not catch it. */
const queryCanceled = '57014';
/** The database ends a connection whose process is gone without a word within half a minute, and gives the lock to the next one. */
const signsOfLife = 'set tcp_keepalives_idle = 5; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3; set tcp_user_timeout = 15000';
/** Milliseconds without a statement after which it does the same: of a process that hangs, the system answers still. */
const usualSilence = 20_000;
/** `turn`: milliseconds that one turn of writing may take. */
type Dependencies = { connect: () => pg.Client; report: (problem: unknown) => void; turn?: number | undefined; silence?: number | undefined };

/**
 * Writes what is searched as soon as the transactions that change it have committed; one process of a site does, and the next takes over
 * when it ends.
 */
export class SearchWriter {
  readonly #dependencies: Dependencies;
  #client: pg.Client | null = null;
  readonly #closing = new AbortController();
  #running: Promise<void> = Promise.resolve();
  #draining: Promise<void> | null = null;
  #isTold = false;
  #isAway = false;
  #isStuck = false;
  #told = '';

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
  }

  get #isClosed(): boolean {
    return this.#closing.signal.aborted;
  }

  start(): void {
    this.#running = this.#run();
  }

  /** Resolves when what is being written is written, and the next process may take over. */
  async stop(): Promise<void> {
    this.#closing.abort();
    await this.#draining?.catch(() => {});
    await this.#client?.end().catch(() => {});
    await this.#running;
  }

  async #run(): Promise<void> {
    while (!this.#isClosed) {
      const client = this.#dependencies.connect();
      this.#client = client;
      const ended = new Promise<void>((resolve) => client.on('end', resolve).on('error', () => resolve()));
      try {
        client.on('notice', ({ severity, message }) => severity === 'WARNING' && this.#tell(new Error(message)));
        // Of a client that is ended before it has connected the driver says nothing more.
        await Promise.race([client.connect(), ended]);
        if (await this.#waitForTurn(client)) {
          this.#isAway = false;
          if (this.#isStuck) await client.query('update search_pending set failed_at = clock_timestamp() where xact = any (search_waiting(8))');
          this.#isStuck = false;
          client.on('notification', () => this.#look(client));
          await client.query(`listen ${channel}`);
          const timer = setInterval(() => this.#look(client), patience.look).unref();
          this.#look(client);
          await ended;
          clearInterval(timer);
        }
      } catch (problem) {
        // Of a database that is away for long it is told once.
        if (!this.#isClosed && !this.#isAway) this.#dependencies.report(problem);
        this.#isAway = true;
      }
      await client.end().catch(() => {});
      if (!this.#isClosed) await this.#rest(patience.connect);
    }
  }

  /** Ends early when it is told to stop. */
  async #rest(milliseconds: number): Promise<void> {
    await pause(milliseconds, undefined, { ref: false, signal: this.#closing.signal }).catch(() => {});
  }

  /** Asks now and then instead of waiting: who waits for a lock keeps the database from tidying up. Meanwhile transactions write by themselves. False: told to stop meanwhile. */
  async #waitForTurn(client: pg.Client): Promise<boolean> {
    if (this.#isClosed) return false;
    await client.query(
      `${signsOfLife}; set idle_session_timeout = ${this.#dependencies.silence ?? usualSilence}; set statement_timeout = ${this.#dependencies.turn ?? patience.turn}`,
    );
    while (!this.#isClosed) {
      const { rows } = await client.query<{ is_had: boolean }>(`select pg_try_advisory_lock(${lock}) as is_had`);
      if (rows[0]?.is_had) return true;
      await this.#rest(patience.lock);
    }
    return false;
  }

  /** What could not be written is tried again and again; it is told of once. */
  #tell(problem: unknown): void {
    if (this.#isClosed || String(problem) === this.#told) return;
    this.#told = String(problem);
    this.#dependencies.report(problem);
  }

  /** One look after the other: what comes during one is written by the next. */
  #look(client: pg.Client): void {
    this.#isTold = true;
    this.#draining ??= this.#drain(client)
      .catch((problem: unknown) => {
        this.#tell(problem);
        this.#isStuck ||= problem instanceof Error && 'code' in problem && problem.code === queryCanceled;
        // Somebody else, or the next connection, may be able to.
        client.end().catch(() => {});
      })
      .finally(() => {
        this.#draining = null;
      });
  }

  async #drain(client: pg.Client): Promise<void> {
    while (this.#isTold && !this.#isClosed) {
      this.#isTold = false;
      let isMore = true;
      while (isMore && !this.#isClosed) {
        // Of a database that says nothing more at all; ending the connection breaks off what it waits for.
        const limit = setTimeout(() => void client.end().catch(() => {}), (this.#dependencies.turn ?? patience.turn) + 1_000).unref();
        const { rows } = await client.query<{ more: boolean }>('select search_drain() as more').finally(() => clearTimeout(limit));
        isMore = rows[0]?.more ?? false;
      }
    }
  }
}
