/** Dates to come that a production's form names. */
export const maxStaffDates = 40;
/** Who takes part in a production, and what is played in it. */
export const maxCredits = 200;
export const maxWorks = 60;
/** Names of people and works that are offered for what is typed. */
export const maxSuggestions = 12;
/** Dates of a production in the grid of its cast, the last of them: a long run plays some sixty times a season. */
export const maxCastDates = 400;
