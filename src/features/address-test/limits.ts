/** Longest address that is tested, in characters. */
export const maxTestedAddress = 2_000;
/** After so many steps nobody arrives any more; a browser gives up at twenty. */
export const maxSteps = 10;
