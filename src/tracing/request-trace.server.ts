import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

/** As `Server-Timing` names them. */
export type Part = 'db' | 'render' | 'office';

/** What an id of a proxy may look like: it is written into logs and sent on. */
const allowedId = /^[\w.-]{8,64}$/;

export class RequestTrace {
  /** Stands in the log, in the answer and in what the box office is asked. */
  readonly id: string;
  /** Nobody else is told how long what takes. */
  isOfStaff = false;
  readonly #startedAt = performance.now();
  readonly #parts = new Map<Part, { count: number; milliseconds: number }>();

  /** `given`: what a proxy of ours calls the request. */
  constructor(given?: string) {
    this.id = given !== undefined && allowedId.test(given) ? given : randomUUID().replaceAll('-', '').slice(0, 16); // of which Node makes many at once
  }

  add(part: Part, milliseconds: number): void {
    const spent = this.#parts.get(part);
    if (!spent) this.#parts.set(part, { count: 1, milliseconds });
    else {
      spent.count++;
      spent.milliseconds += milliseconds;
    }
  }

  /** The value of `Server-Timing`; parts that run side by side are summed up. */
  get serverTiming(): string {
    const parts = [...this.#parts].map(([part, { count, milliseconds }]) => `${part};dur=${milliseconds.toFixed(1)};desc="${count}"`);
    return [`total;dur=${(performance.now() - this.#startedAt).toFixed(1)}`, ...parts].join(', ');
  }
}

const storage = new AsyncLocalStorage<RequestTrace>();

export const currentTrace = (): RequestTrace | undefined => storage.getStore();

export const withTrace = <T>(trace: RequestTrace, work: () => T): T => storage.run(trace, work);
