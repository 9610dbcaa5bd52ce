/** Within so many minutes the same change of the same thing by the same person is one entry. */
export const auditGroupMinutes = 60;
/** Entries older than that are deleted. */
export const auditRetentionDays = 365;
