/** Dates that are named of those that a release leaves offline. */
export const maxNamedDates = 20;
