/** Dates that are made at once: a season of one production. */
export const maxDates = 400;
/** Minutes that one of them may take: a day. */
export const maxMinutes = 1_440;
/** Characters of a pasted list. */
export const maxListCharacters = 40_000;
/** Dates of the production that a screen offers to take after, and marks in its calendar. */
export const maxKnownDates = 500;
