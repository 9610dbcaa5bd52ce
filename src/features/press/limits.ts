/** Pixels of the longer side of a picture for print: 30 cm at 300 dots per inch. */
export const printSize = 3_543;
/** Archives at once of this process: each has one picture in memory. */
export const archivesAtOnce = 2;
