/** Dates that are shifted at once: as many as an address can name. */
export const maxShiftDates = 100;
/** Furthest in each unit: a day and a night, ten years, ten years. */
export const maxShift = { minutes: 1_440, days: 3_653, weeks: 522 } as const;
