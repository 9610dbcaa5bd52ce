/** The longest wait that a browser's timer can hold, in milliseconds: 2³¹ − 1, some 24 days. */
export const maxWait = 2_147_483_647;
/** Weeks that staff see at a glance, from this one on, and how many may be asked for. */
export const weeksAtAGlance = 4;
export const maxWeeks = 12;
