/** Six weeks: what a month shows. */
export const maxCalendarDays = 42;
/** A venue with four hundred dates a season shows some fifty in a month; beyond these the screen says that there are more. */
export const maxCalendarEvents = 1_000;
export const maxReason = 300;
