/** People on a page of the list. */
export const pageSize = 50;
/** Dates to come that a person's page lists. */
export const personEvents = 8;
/** Productions that their page names, the latest of them. */
export const personProductions = 12;
