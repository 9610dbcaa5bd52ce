/** Dates whose sale is set at once: as many as an address can name. */
export const maxSaleEvents = 100;
/** Furthest before a date: two years in each unit. */
export const maxBefore = { months: 24, weeks: 104, days: 731 } as const;
