/** Of a file that is read in on a screen; larger ones are for the command. */
export const maxFileCharacters = 5_000_000;
/** Of the request that carries it: letters beyond ASCII and line ends take two bytes and more. */
export const maxFileBytes = 3 * maxFileCharacters;
/** Dates and faults of a file that are shown; the numbers count all of them. */
export const maxShown = 200;
