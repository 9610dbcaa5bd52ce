/** Dates of a series that its page lists; the programme has the rest. */
export const maxSeriesEvents = 24;
