/** A pointer or the focus that rests so long on a link means it, in milliseconds; a finger means it at once. */
export const dwell = 80;
/** Addresses that one document fetches ahead at most. */
export const maxAhead = 40;
