/** Before the first look for an anchor, in milliseconds: what a page loads late has moved it by then (E §9). */
export const delay = 1_000;
/** Between two looks, in milliseconds (E §9). */
export const pause = 250;
/** Looks, at most (E §9). */
export const attempts = 100;
