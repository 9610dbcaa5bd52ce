/** Of one list. */
export const maxMarks = 100;
export const maxMarkName = 80;
