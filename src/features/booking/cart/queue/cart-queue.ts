import type { CartReference } from '../../box-office/box-office.ts';
import { idempotencyWindow, renameGrace } from '../../limits.ts';

/** Under which name of the cart (null: none yet) an order was sent; `isLost`: without an answer, so it may hold tickets or not. */
export type Sent = { under: CartReference | null; isLost: boolean };

/** The orders that have been, or may have been, held; by their keys. */
export type SentOrders = Map<string, Sent>;

/** `newest`: null where there is no cart yet, or none any more; `done`: number of the last change; `idleSince`: in milliseconds, while nobody waits. */
type Turns = { newest: CartReference | null; last: Promise<unknown>; sent: SentOrders; waiting: number; done: number; idleSince: number };

/** A change may rename the cart, and who comes with the name before gets the newest, also a little later. For one process. */
export class CartQueue {
  readonly #carts = new Map<string, Turns>();
  readonly #now: () => Date;
  #changes = 0;

  constructor(now: () => Date) {
    this.#now = now;
  }

  /** When all before it are done; `cartAfter` says which cart there is then (null: none). Without a cart, another name of the visitor. */
  async runExclusive<T>(
    name: string,
    cart: CartReference | null,
    work: (newest: CartReference | null, sent: SentOrders) => Promise<T>,
    cartAfter: (value: T, newest: CartReference | null) => CartReference | null,
  ): Promise<T> {
    this.#forget();
    const turns: Turns = this.#carts.get(name) ?? { newest: cart, last: Promise.resolve(), sent: new Map(), waiting: 0, done: 0, idleSince: 0 };
    this.#carts.set(name, turns);
    turns.waiting += 1;
    const mine = turns.last.then(() => work(turns.newest, turns.sent));
    const done = mine.then(
      (value) => {
        turns.newest = cartAfter(value, turns.newest);
        if (turns.newest !== null) this.#carts.set(turns.newest, turns);
      },
      () => {}, // it failed for whoever asked for it; the next takes his turn
    );
    turns.last = done;
    try {
      return await mine;
    } finally {
      await done; // not those behind
      turns.waiting -= 1;
      turns.done = ++this.#changes;
      turns.idleSince = this.#now().getTime();
    }
  }

  /** Takes no turn; `names`: all by which a change may have taken its turn; `holds`: no change came between or is under way. */
  look(names: readonly string[]): { newest: CartReference | null; holds: () => boolean } {
    const turns = () => names.flatMap((name) => this.#carts.get(name) ?? []).sort((one, other) => other.done - one.done);
    const isQuiet = () => turns().every(({ waiting }) => waiting === 0);
    const [before, wasQuiet] = [this.#changes, isQuiet()];
    const newest = turns().find((one) => one.newest !== null)?.newest ?? null;
    return { newest, holds: () => wasQuiet && isQuiet() && turns().every(({ done }) => done <= before) };
  }

  /** An order whose answer was lost is remembered for as long as it may hold tickets: the visitor may try it again. */
  #forget(): void {
    const now = this.#now().getTime();
    for (const [name, { waiting, idleSince, sent }] of this.#carts) {
      const retention = [...sent.values()].some(({ isLost }) => isLost) ? idempotencyWindow : renameGrace;
      if (waiting === 0 && idleSince <= now - retention) this.#carts.delete(name);
    }
  }
}
