/** Records of a page of a list. */
export const listPageSize = 20;
/** Counts are exact up to here, then “more than”. */
export const maxExactCount = 10_000;
/** Suggestions of a picker. */
export const maxOptions = 20;
/** Records that are changed at once. */
export const maxBulk = 1_000;
/** Lines of a file that is read in. */
export const maxImportLines = 5_000;
export const maxImportCharacters = 5_000_000;
/** Of the request that carries them: letters beyond ASCII and line ends take two bytes and more. */
export const maxImportBytes = 3 * maxImportCharacters;
/** Records in an exported file. */
export const maxExport = 50_000;
/** Days in which a deleted record can be brought back. */
export const binDays = 30;
/** Entries of the history of one record in a page. */
export const historyPageSize = 20;
/** Named places in which a record is used; beyond them they are counted. */
export const maxUsesListed = 50;
/** Records of a page of what has changed since a moment, and days that are looked back unless said. */
export const changesPageSize = 50;
export const usualChangeDays = 7;
