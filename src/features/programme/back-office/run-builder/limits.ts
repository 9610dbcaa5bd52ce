/** Dates that are made at once: a season of one production. */
export const maxDates = 400;
/** Minutes that one of them may take: a day. */
export const maxMinutes = 1_440;
export const maxListCharacters = 40_000;
/** For a screen's calendar and its models. */
export const maxKnownDates = 500;
