import pg from 'pg';
import { type HealthCheck, unresponsive } from './health-check.server.ts';

type Callback = Parameters<pg.Pool['connect']>[0];

/** pg's typing leaves out what a pool is made of; `_connected`: it has been let in. */
type Inner = { _clients: (pg.Client & { _connected: boolean; connection: pg.Connection })[]; _pulseQueue(): void };

/** Connections being made at once: each plans every statement anew, and those who wait are soon served by the first. */
const connectingAtOnce = 1;
/**
 * Beyond `few` there is no more than one more in so many milliseconds: after a break all processes of a site need theirs in the same
 * moment, and a database whose processors are full of planning serves nobody sooner by ten connections than by three.
 */
export const growth = { few: 3, every: 700 };

/** Refuses at once while the database does not answer, and opens one connection after the other, as many as are needed. */
export class GuardedPool extends pg.Pool {
  readonly #health: HealthCheck;
  #grewAt = Number.NEGATIVE_INFINITY;

  constructor(config: pg.PoolConfig, health: HealthCheck) {
    super(config);
    this.#health = health;
    this.on('connect', () => {
      this.#grewAt = performance.now();
      setImmediate(() => this.#inner._pulseQueue());
      setTimeout(() => this.#inner._pulseQueue(), growth.every + 1).unref(); // who waits by then gets one more
    });
  }

  /** pg-pool asks it before it opens a connection, and else lets wait. */
  _isFull(): boolean {
    const isGrowing = this.totalCount >= growth.few && performance.now() - this.#grewAt < growth.every;
    return this.totalCount >= this.options.max || this.#connecting.length >= connectingAtOnce || isGrowing;
  }

  get #inner(): Inner {
    return this as unknown as Inner; // see Inner
  }

  get #connecting(): Inner['_clients'] {
    return this.#inner._clients.filter(({ _connected }) => !_connected);
  }

  override connect = ((callback?: Callback) => {
    if (!callback) return this.#connect();
    this.#connect().then(
      (client) => callback(undefined, client, client.release),
      (error: Error) => callback(error, undefined, () => {}),
    );
    return undefined;
  }) as pg.Pool['connect']; // the overloads of pg's typing cannot be written as one function

  #connect(): Promise<pg.PoolClient> {
    const health = this.#health;
    if (!health.isResponding) return Promise.reject(unresponsive());
    return new Promise((resolve, reject) => {
      let isGivenUp = false;
      const stop = health.onUnresponsive(() => {
        isGivenUp = true;
        reject(unresponsive());
        for (const { connection } of this.#connecting) connection.stream.destroy(); // else it would keep the next one waiting
      });
      const timer = setTimeout(() => health.check(), health.limits.suspicion);
      const done = () => {
        clearTimeout(timer);
        stop();
      };
      super.connect((error, client) => {
        done();
        if (error || !client) reject(error ?? unresponsive());
        else if (isGivenUp) client.release();
        else resolve(client);
      });
    });
  }
}
