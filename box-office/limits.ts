const minute = 60_000;

/** How long tickets are held (V §9). */
export const holdMinutes = 15;
export const holdMs = holdMinutes * minute;
/** A cart can be kept alive by adding and extending, but no longer than this: seats must not be blocked for an evening. */
export const maxCartMs = 60 * minute;
export const maxTickets = 10;
export const maxStatusIds = 200;
/** How long the answer to an idempotency key is remembered, and how long a lapsed cart is. */
export const forgetAfterMs = 24 * 60 * minute;
export const bodyBytes = 64 * 1024;
export const adminBodyBytes = 8 * 1024 * 1024;
/** Events that are listed at once at most, the next. */
export const maxListedEvents = 2_000;
/** Orders of one address that are listed at most, the latest. */
export const maxListedOrders = 50;
