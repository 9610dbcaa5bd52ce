/** Dates of a series that its page lists; the programme has the rest. */
export const maxSeriesEvents = 24;

/** Of the screen that puts dates into series: days and dates that it shows at once. */
export const maxGridDays = 366;
export const maxGridDates = 500;
