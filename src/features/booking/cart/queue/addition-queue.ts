import { maxAdditionsAtOnce, maxQueueWait, maxWaitingAdditions } from '../../box-office/limits.ts';

/** Nothing was sent: too many are waiting, or it has taken too long. */
export class QueueRefusal extends Error {}

type Limits = { maxAtOnce: number; maxWaiting: number; maxWait: number };
const usualLimits: Limits = { maxAtOnce: maxAdditionsAtOnce, maxWaiting: maxWaitingAdditions, maxWait: maxQueueWait };

type Waiting = { key: string; enter: () => void };

/** In the order in which they came, a few seconds at most; of a visitor one waits (cart-queue.ts). For one process; the others know its positions (queue-positions.server.ts). */
export class AdditionQueue {
  readonly #waiting: Waiting[] = [];
  readonly #limits: Limits;
  #running = 0;
  /** Called when one more waits. */
  onWait: () => void = () => {};

  constructor(limits: Partial<Limits> = {}) {
    this.#limits = { ...usualLimits, ...limits };
  }

  /** Throws a QueueRefusal where its turn does not come; `key`: by which `ahead` knows it. */
  async run<T>(key: string, work: () => Promise<T>): Promise<T> {
    if (this.#running < this.#limits.maxAtOnce) this.#running += 1;
    else await this.#wait(key); // whoever leaves hands the place over, so nobody who comes meanwhile gets it
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next.enter();
      else this.#running -= 1;
    }
  }

  /** Null: it does not wait. */
  ahead(key: string): number | null {
    const index = this.#waiting.findIndex((one) => one.key === key);
    return index === -1 ? null : index;
  }

  /** Their keys, the next first. */
  waiting(): string[] {
    return this.#waiting.map(({ key }) => key);
  }

  #wait(key: string): Promise<void> {
    const { maxWaiting, maxWait } = this.#limits;
    if (this.#waiting.length >= maxWaiting) return Promise.reject(new QueueRefusal('too many wait'));
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(waiting), 1);
        reject(new QueueRefusal('waited too long'));
      }, maxWait);
      const waiting: Waiting = {
        key,
        enter: () => {
          clearTimeout(timer);
          resolve();
        },
      };
      this.#waiting.push(waiting);
      this.onWait();
    });
  }
}
