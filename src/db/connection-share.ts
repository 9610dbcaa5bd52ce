/**
 * The share of a process's connections that one kind of call may use, so that no kind can take them all. Declared at the
 * endpoint (`share`); whoever finds it full is told to come back (503 `busy`).
 */
export type ConnectionShare = {
  readonly name: string;
  /** Calls at the same time; each has one connection. */
  readonly connections: number;
  /** Calls that may wait until it is their turn … */
  readonly waiting: number;
  /** … for so long, in milliseconds. */
  readonly patience: number;
  /**
   * While others wait, a place rests so many times as long as its last call took: the share of the processor that calls of
   * this kind leave to all others, however many come. A second's query does not make all wait for longer than `maxRest`.
   */
  readonly rest?: number;
  /** Milliseconds that one query may take. */
  readonly statement: number;
  /**
   * It has connections of its own, beside those of all, which keep its settings and what they have planned. Its statements
   * are the same for any values: each is planned once, and not for the values at hand, which takes longer than to run it.
   */
  readonly keepsPlans?: true;
};

/** Milliseconds. */
export const maxRest = 100;
