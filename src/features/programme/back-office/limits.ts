/** Dates that staff are offered who pick single ones, and of which they may ask what they are called. */
export const maxEventChoices = 20;
export const maxChosenEvents = 100;
