/** Events that an account remembers at most; a browser without one remembers as many. */
export const maxFavourites = 300;
/** Cards asked for at once: as many as a list of ids may name (features/booking). */
export const cardsAtOnce = 100;
