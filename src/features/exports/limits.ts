/** Dates in one file; a season of a large venue has fewer. */
export const maxDates = 2_000;
/** Days from the first to the last. */
export const maxDays = 400;
/** Rooms or kinds that a file is narrowed down to. */
export const maxChosen = 50;
/** Pages of a leaflet, as none is folded from more. */
export const maxPages = 200;
/** Milliseconds and megabytes of heap that setting a leaflet may take. */
export const leafletLimits = { time: 30_000, heap: 256 } as const;
