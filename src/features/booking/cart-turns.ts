import type { CartReference } from './box-office/box-office.ts';
import { lateFor } from './limits.ts';

/** Under which name of the cart (null: none yet) an order was sent that has been, or may have been, held; by its key. */
export type SentUnder = Map<string, CartReference | null>;

/** `idleSince`: in milliseconds, while nobody waits. */
type Turns = { newest: CartReference; last: Promise<unknown>; sentUnder: SentUnder; waiting: number; idleSince: number };

/**
 * Lets the changes of one cart follow each other, as box-office/box-office.ts asks for: a change may give the cart another
 * name, and who comes with the one before gets the newest: also a little later, as a request may have been on its way while
 * the answer to the one before was. For one process; the clock is passed in.
 */
export class CartTurns {
  readonly #carts = new Map<CartReference, Turns>();
  readonly #now: () => Date;

  constructor(now: () => Date) {
    this.#now = now;
  }

  /** Does `work` when all before it are done, and learns the cart's name from what it answers (null: it stays). */
  async take<T>(
    cart: CartReference,
    work: (newest: CartReference, sentUnder: SentUnder) => Promise<T>,
    nameIn: (value: T) => CartReference | null,
  ): Promise<T> {
    this.#forget();
    const turns: Turns = this.#carts.get(cart) ?? { newest: cart, last: Promise.resolve(), sentUnder: new Map(), waiting: 0, idleSince: 0 };
    this.#carts.set(cart, turns);
    turns.waiting += 1;
    const mine = turns.last.then(() => work(turns.newest, turns.sentUnder));
    const done = mine.then(
      (value) => {
        turns.newest = nameIn(value) ?? turns.newest;
        this.#carts.set(turns.newest, turns);
      },
      () => {}, // it failed for whoever asked for it; the next takes his turn
    );
    turns.last = done;
    try {
      return await mine;
    } finally {
      await done; // not those behind
      turns.waiting -= 1;
      turns.idleSince = this.#now().getTime();
    }
  }

  #forget(): void {
    const until = this.#now().getTime() - lateFor;
    for (const [name, { waiting, idleSince }] of this.#carts) if (waiting === 0 && idleSince <= until) this.#carts.delete(name);
  }
}
