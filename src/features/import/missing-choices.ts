/** What becomes of dates to come that the source has no more: they are named, cancelled, or taken offline. */
export const missingChoices = ['name', 'cancel', 'offline'] as const;
export type MissingChoice = (typeof missingChoices)[number];

/** What becomes of dates that an import has cancelled or taken offline and that are in the source again: they are named, or take place again. */
export const returningChoices = ['name', 'restore'] as const;
export type ReturningChoice = (typeof returningChoices)[number];
