/** How far ahead the programme is compared, in days. */
export const comparedDays = 400;
export const maxComparedEvents = 2_000;
/** Between two comparisons for the start page, in milliseconds: half an hour. */
export const comparisonPause = 1_800_000;
export const maxSuggestions = 3;
/** Dates that take over what the box office says at once. */
export const maxTaken = 200;
