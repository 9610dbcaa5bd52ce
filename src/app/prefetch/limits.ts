/** A pointer, a finger or the focus that rests so long on a link means it, in milliseconds. */
export const dwell = 80;
/** Addresses that one document fetches ahead at most. */
export const maxAhead = 40;
