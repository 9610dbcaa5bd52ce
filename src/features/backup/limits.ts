/** Archives of each kind that stay; of those that were made daily, further the first of each of so many weeks. */
export const retained = { daily: 14, manual: 10, upgrade: 3, restore_point: 3 } as const;
export const retainedWeeks = 8;
/** Milliseconds: for a connection, for one statement, without a byte while rows are copied, and for a lock that others hold. */
export const patience = { connect: 10_000, statement: 10 * 60_000, silence: 60_000, lock: 10_000 } as const;
/** Milliseconds between two looks whether a backup is due; after a failed one; and after the start of a site that has none. */
export const lookPause = 60_000;
export const retryPause = 60 * 60_000;
export const firstPause = 10 * 60_000;
/** Characters that a key has at least: it is used as it is, without what slows down guessing. */
export const minKeyLength = 32;
/** Attempts to replace a database that others use meanwhile: each waits for their locks for `patience.lock`. */
export const swapAttempts = 3;
