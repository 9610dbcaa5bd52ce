/** Within so many minutes the same change of the same thing by the same person is one entry. */
export const auditGroupMinutes = 60;
export const auditRetentionDays = 365;
