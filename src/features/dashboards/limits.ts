/** Days of a period that is not given, and of the longest that is answered. */
export const defaultDays = 28;
export const maxDays = 366;
/** Lines of each list; what is beyond them, the screens that they lead to have. */
export const maxLines = 20;
/** Lines of a list that is narrowed to what one number counts. */
export const maxNarrowed = 200;
/** Days, today among them, of whose programme the state of the site tells. */
export const daysAhead = 7;
/** Days after which a draft that is not published counts as old. */
export const oldDraftDays = 30;
/** People of staff of whom the sign-ins are told one by one; all are counted. */
export const maxPeople = 100;
