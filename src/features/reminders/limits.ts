/** Milliseconds between two looks for sales that have begun. */
export const lookPause = 15_000;
/** A link that confirms an address holds for so many hours; whoever has not confirmed by then is forgotten. */
export const confirmHours = 48;
/** Days after the beginning of a sale for which a reminder of it is still sent: a site may have been down. */
export const lateDays = 7;
/** Reminders that one look hands to the queue. */
export const remindersPerLook = 500;
/** Seats that one can wait for. */
export const maxSeats = 10;
/** Minutes for which those who were told of free seats may buy before the next are told. */
export const headStartMinutes = 30;
/** Minutes after which the box office is asked again for an event whose free seats serve none of those who wait. */
export const turnMinutes = 1;
/** Those who wait for an event of whom one turn looks at the first. */
export const waitingPerTurn = 500;
/** Events that one mail names. */
export const maxEventsInMail = 10;
