/** The specification's numbers for the programme (V §9). */
export const pageSize = 10;
/** The list loads on when its end is nearer than this share of the window's height. */
export const infiniteScrollMargin = 1.7;
/** After so many automatic loads the visitor asks for more with a button, so that the footer stays reachable. */
export const automaticLoads = 3;
/** Without a date the list starts now; an event whose end is not known is taken to be on for this long. In minutes. */
export const stillOnMinutes = 120;
/** How far ahead the calendar knows days with events. */
export const calendarMonths = 24;
