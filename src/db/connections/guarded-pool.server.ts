import pg from 'pg';
import { type HealthCheck, unresponsive } from './health-check.server.ts';

type Callback = Parameters<pg.Pool['connect']>[0];

export class GuardedPool extends pg.Pool {
  readonly #health: HealthCheck;

  constructor(config: pg.PoolConfig, health: HealthCheck) {
    super(config);
    this.#health = health;
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
