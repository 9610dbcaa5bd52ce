/** Productions on a page of the list: four rows of three. */
export const pageSize = 12;
/** Dates that a production's page shows before it folds the others. */
export const openDates = 8;
/** Dates that its page knows; the programme has all of them. */
export const maxDates = 60;
