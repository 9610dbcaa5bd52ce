/** V §9: how long the widget takes to close, and how long it waits before it comes into view, in milliseconds. */
export const closeDelay = 250;
export const scrollDelay = 100;
/** Milliseconds until an order is unclear: 5 s on our server until its turn, then the box office has 5 s. */
export const maxWait = 11_000;
/** While an order is under way, its place among those that wait is asked for so often, in milliseconds. */
export const queuePollInterval = 1_000;
/** A selection whose page was left is there again for so long, as long as tickets would be held, in milliseconds. */
export const selectionLifetime = 15 * 60_000;
/** Of one price in one order (contract). */
export const maxOfOnePrice = 99;
