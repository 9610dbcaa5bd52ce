/** What becomes of dates to come that the source has no more: they are named, cancelled, or taken offline. */
export const missingChoices = ['name', 'cancel', 'offline'] as const;
export type MissingChoice = (typeof missingChoices)[number];
