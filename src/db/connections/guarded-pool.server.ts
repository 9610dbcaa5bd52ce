import pg from 'pg';
import { type HealthCheck, unresponsive } from './health-check.server.ts';

type Callback = Parameters<pg.Pool['connect']>[0];

/** pg's typing leaves out what a pool is made of; `_connected`: it has been let in. */
type Inner = { _clients: (pg.Client & { _connected: boolean; connection: pg.Connection })[]; _pulseQueue(): void };

/** Connections being made at once: each plans every statement anew, and those who wait are soon served by the first. */
const connectingAtOnce = 1;

/** Refuses at once while the database does not answer, and opens one connection after the other, as many as are needed. */
export class GuardedPool extends pg.Pool {
  readonly #health: HealthCheck;

  constructor(config: pg.PoolConfig, health: HealthCheck) {
    super(config);
    this.#health = health;
    this.on('connect', () => setImmediate(() => this.#inner._pulseQueue()));
  }

  /** pg-pool asks it before it opens a connection, and else lets wait. */
  _isFull(): boolean {
    return this.totalCount >= this.options.max || this.#connecting.length >= connectingAtOnce;
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
