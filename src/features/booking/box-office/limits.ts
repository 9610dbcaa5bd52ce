// V §9.
/** The reservation time: tickets are held so long after the last change, in minutes. */
export const reservationMinutes = 15;

// Ours: V names no number (issue: "time-out 5 s, circuit breaker").
/** One call of the interface may take so long, however many requests it needs, in ms. */
export const callTimeoutMs = 5_000;
/** An answer larger than this is not read to its end, in bytes. */
export const maxAnswerBytes = 1024 * 1024;
/** So many calls may be under way at once; a box office that hangs holds no more of us. */
export const maxCallsAtOnce = 24;
/** So many orders may be under way beside those calls; further ones wait for their turn. */
export const maxAdditionsAtOnce = 12;
/** So many orders may wait in one process. */
export const maxWaitingAdditions = 500;
/** An order waits no longer for its turn, in ms: with the call itself, a visitor has an answer within 10 s. */
export const maxQueueWait = 5_000;
/** When an order that was refused for that reason may be sent again, in seconds (`Retry-After`). */
export const retryBusyShopAfter = 5;
/** After so many failures in a row the box office is left alone. */
export const failuresUntilOpen = 5;
/** After so long one call tries whether it is back, in ms. */
export const leftAloneMs = 10_000;
/** Ids in one status request of the JetTicket-like API. */
export const statusIdsAtOnce = 200;
/** Most pages of one list that are followed. */
export const maxPages = 20;
/** Most tickets in one order, where the system does not say (pretix's own default). */
export const usualMaxTickets = 10;
