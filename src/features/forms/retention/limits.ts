/** Apart from the limits of forms, which visitors load. */
export const maxRetentionDays = 3_650;
