/** The share of a process's connections that one kind of call may use, so that no kind takes them all; beyond it: 503 `busy`. */
export type ConnectionShare = {
  readonly name: string;
  readonly connections: number;
  readonly waiting: number;
  /** Milliseconds that a call waits. */
  readonly patience: number;
  /** While others wait, a place rests so many times as long as its last call took, `maxRest` at most: the processor is for others too. */
  readonly rest?: number;
  /** Milliseconds that one query may take. */
  readonly statement: number;
  /** It has connections of its own: its statements are the same for any values, so each is planned once, not for the values at hand. */
  readonly keepsPlans?: true;
};

/** Milliseconds. */
export const maxRest = 100;
