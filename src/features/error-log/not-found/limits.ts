/** Rows of each kind (of scanners, ignored, all others): beyond them the rarest and oldest are forgotten. */
export const maxRowsOfKind = { own: 2_000, scanner: 300, ignored: 1_000 } as const;
/** Different paths of each kind that are gathered between two times that they are written; others wait until they are asked for again. */
export const maxGathered = { own: 1_000, scanner: 200 } as const;
/** Days after which a path is forgotten that nobody has asked for since. */
export const retentionDays = 90;
/** Milliseconds between two times that what was gathered is written, and that old rows are looked for. */
export const pause = { write: 20_000, forget: 3_600_000 } as const;
/** Longest name of a host (RFC 1035 §2.3.4). */
export const maxHost = 253;
