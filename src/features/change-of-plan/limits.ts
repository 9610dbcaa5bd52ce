/** Dates whose plan is changed at once: all evenings of a long run. */
export const maxPlanDates = 100;
/** Characters of a note: those of the event's own field. */
export const maxNote = 300;
/** Dates of a production that are offered to choose from. */
export const maxOfferedDates = 200;
