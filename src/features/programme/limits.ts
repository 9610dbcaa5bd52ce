/** The specification's numbers for the programme (V §9). */
export const pageSize = 10;
/** The list loads on when its end is nearer than this share of the window's height. */
export const infiniteScrollMargin = 1.7;
/** After so many automatic loads the visitor asks for more with a button, so that the footer stays reachable. */
export const automaticLoads = 3;
/** Minutes that an event without known end is taken to be on. */
export const stillOnMinutes = 120;
/** What lasts longer, in minutes, stands for days: an exhibition does not take the room from the evenings beside it. */
export const longestEveningMinutes = 24 * 60;
/** What ends on the next day within so many hours is one night, not an event of two days. */
export const nightHours = 12;
export const offeredMonths = 3;
/** Of a production that is found, so many dates are named beside the first. */
export const shownDates = 4;
/** How far ahead the calendar knows days with events. */
export const calendarMonths = 24;

/** Dates to come of productions of which something in a list is sold out: so many of them are looked at. */
export const maxOtherDates = 500;
