export const listPageSize = 20;
/** Counts are exact up to here, then “more than”. */
export const maxExactCount = 10_000;
export const maxOptions = 20;
export const maxBulk = 1_000;
export const maxImportLines = 5_000;
export const maxImportCharacters = 5_000_000;
/** Of the request that carries them: letters beyond ASCII and line ends take two bytes and more. */
export const maxImportBytes = 3 * maxImportCharacters;
export const maxExport = 50_000;
export const binDays = 30;
export const historyPageSize = 20;
/** Named places in which a record is used; beyond them they are counted. */
export const maxUsesListed = 50;
/** Records of a page of what has changed since a moment, and days that are looked back unless said. */
export const changesPageSize = 50;
export const usualChangeDays = 7;
