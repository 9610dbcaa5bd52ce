/** A job that fails is tried again so often: after 5 seconds, then after twice as long each time, an hour at most. That is about twelve hours in all. */
export const retries = { retryLimit: 20, retryDelay: 5, retryBackoff: true, retryDelayMax: 3_600 } as const;
/** Seconds without a sign of life after which a job that was begun is anybody's again: its process was killed. The least that pg-boss takes. */
export const heartbeatSeconds = 10;
/** Milliseconds between two signs of life. */
export const beatPause = 3_000;
/** Seconds that a job may take in all. */
export const expireSeconds = 5 * 60;
/** Seconds between two looks for those, and for what can be cleared away. */
export const superviseSeconds = 10;
/** Jobs that were given up stay for so many seconds: 30 days. */
export const deadSeconds = 30 * 24 * 60 * 60;
/** Milliseconds between two looks for jobs of other processes, and for those whose next try is due. */
export const pollPause = 5_000;
/** Jobs that one process does at the same time: a mail server that hangs holds up one of them. */
export const maxAtOnce = 3;
/** Milliseconds that a timer of the runtime can wait at most; what is due later is found by the looks between. */
export const maxTimer = 2 ** 31 - 1;
