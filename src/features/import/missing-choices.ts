export const missingChoices = ['name', 'cancel', 'offline'] as const;
export type MissingChoice = (typeof missingChoices)[number];

export const returningChoices = ['name', 'restore'] as const;
export type ReturningChoice = (typeof returningChoices)[number];
