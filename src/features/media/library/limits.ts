export const assetsPerPage = 48;
export const maxBulk = 200;
/** Days before the end of a right from which on the library warns. */
export const expiryWarningDays = 30;
/** Days within which a right counts as ending soon. */
export const endingDays = 90;
export const maxTags = 30;
export const maxTag = 60;
export const maxFolderName = 100;
/** Folders within folders. */
export const maxFolderDepth = 8;
export const maxText = 500;
export const maxCaption = 2_000;
export const maxTranscript = 100_000;
export const maxQuery = 100;
/** Uses that are listed by name; the count says how many there are. */
export const maxUsesListed = 200;
