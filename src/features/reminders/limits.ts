/** Milliseconds between two looks for sales that have begun. */
export const lookPause = 15_000;
/** A link that confirms an address holds for so many hours; whoever has not confirmed by then is forgotten. */
export const confirmHours = 48;
/** Days after the beginning of a sale for which a reminder of it is still sent: a site may have been down. */
export const lateDays = 7;
/** Reminders that one look hands to the queue. */
export const remindersPerLook = 500;
/** Events that one mail names. */
export const maxEventsInMail = 10;
