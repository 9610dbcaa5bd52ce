/** V §9: how long the widget takes to close, and how long it waits before it comes into view, in milliseconds. */
export const closeDelay = 250;
export const scrollDelay = 100;
/**
 * After so long without an answer to an order it is unclear what became of it; on our server it waits 5 s at most until it
 * is its turn, then the box office has 5 s. In milliseconds.
 */
export const maxWait = 11_000;
/** While an order is under way, its place among those that wait is asked for so often, in milliseconds. */
export const queuePollInterval = 1_000;
/** A selection whose page was left is there again for so long, as long as tickets would be held, in milliseconds. */
export const selectionLifetime = 15 * 60_000;
/** Of one price in one order (contract). */
export const maxOfOnePrice = 99;
