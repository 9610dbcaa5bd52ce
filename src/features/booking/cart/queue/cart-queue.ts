import type { CartReference } from '../../box-office/box-office.ts';
import { idempotencyWindow, renameGrace } from '../../limits.ts';

/** Under which name of the cart (null: none yet) an order was sent; `isLost`: without an answer, so it may hold tickets or not. */
export type Sent = { under: CartReference | null; isLost: boolean };

/** The orders that have been, or may have been, held; by their keys. */
export type SentOrders = Map<string, Sent>;

/** `newest`: null where there is no cart yet, or none any more; `done`: number of the last change; `idleSince`: in milliseconds, while nobody waits. */
type Turns = { newest: CartReference | null; last: Promise<unknown>; sent: SentOrders; waiting: number; done: number; idleSince: number };

/**
 * Lets the changes of one cart follow each other, as box-office/box-office.ts asks for: a change may give the cart another
 * name, and who comes with the one before gets the newest: also a little later, as a request may have been on its way while
 * the answer to the one before was. For one process; the clock is passed in.
 */
export class CartQueue {
  readonly #carts = new Map<string, Turns>();
  readonly #now: () => Date;
  #changes = 0;

  constructor(now: () => Date) {
    this.#now = now;
  }

  /**
   * Does `work` when all before it are done, and learns from what it answers which cart there is then (`cartAfter`; null:
   * none). Who has no cart yet (null) names something else by which their requests know each other.
   */
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

  /**
   * Begins a look at a cart, which takes no turn, so no change waits for it. `names`: all by which a change of it may have
   * taken its turn; `newest`: the cart that the last of them left, null: not known; `holds` says at the end whether what was
   * seen counts: no change came between, and none is under way.
   */
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
