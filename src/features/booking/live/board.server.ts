import type { Availability } from '../availability.ts';
import type { Sale } from '../box-office/box-office.ts';

export type EventState = { availability: Availability | null; sale: Sale };

type Listener = {
  ids: ReadonlySet<number>;
  /** Whose it is, by address, where that is known. */
  connection?: string;
  tell: (id: number, state: EventState) => void;
  tellShop: (isOnline: boolean) => void;
  end: () => void;
};

/** For everybody who listens; whoever learns something writes it here. */
export class AvailabilityBoard {
  readonly #states = new Map<number, EventState>();
  readonly #listeners = new Set<Listener>();
  #isOnline = true;
  /** Called when the first listener comes. */
  onFirstListener: () => void = () => {};

  get listeners(): number {
    return this.#listeners.size;
  }

  listenersOf(connection: string): number {
    return [...this.#listeners].filter((listener) => listener.connection === connection).length;
  }

  get isOnline(): boolean {
    return this.#isOnline;
  }

  state(id: number): EventState | undefined {
    return this.#states.get(id);
  }

  publish(id: number, state: EventState): void {
    const known = this.#states.get(id);
    this.#states.set(id, state);
    if (known && known.availability === state.availability && known.sale === state.sale) return;
    for (const { ids, tell } of this.#listeners) if (ids.has(id)) tell(id, state);
  }

  /** Forgets events that are over: their number grows with the seasons. */
  keepOnly(ids: ReadonlySet<number>): void {
    for (const id of this.#states.keys()) if (!ids.has(id)) this.#states.delete(id);
  }

  publishShop(isOnline: boolean): void {
    if (isOnline === this.#isOnline) return;
    this.#isOnline = isOnline;
    for (const { tellShop } of this.#listeners) tellShop(isOnline);
  }

  /** What is known at once, then every change; answers how to stop. */
  subscribe(listener: Listener): () => void {
    this.#listeners.add(listener);
    listener.tellShop(this.#isOnline);
    for (const id of listener.ids) {
      const state = this.#states.get(id);
      if (state) listener.tell(id, state);
    }
    if (this.#listeners.size === 1) this.onFirstListener();
    return () => this.#listeners.delete(listener);
  }

  close(): void {
    for (const { end } of this.#listeners) end();
    this.#listeners.clear();
  }
}
