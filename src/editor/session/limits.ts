/** Milliseconds without a keystroke after which is saved, and the longest that one types without it. */
export const quietPause = 600;
export const longestUnsent = 3_000;
/** A pause in typing that ends a step of undo. */
export const stepPause = 1_000;
/** Between tries to save, doubled each time; the server's own word (`Retry-After`) comes first. */
export const firstRetry = 1_000;
export const lastRetry = 30_000;
/** The server takes two hundred commands at once (`maxCommands` of the feature), and a megabyte. */
export const maxSentCommands = 200;
export const maxSentCharacters = 400_000;
/** Steps that can be taken back. */
export const maxSteps = 1_000;
/** A log in which nothing waits is forgotten after a week. */
export const logRetentionDays = 7;
/** Milliseconds after which is looked again for what ended tabs have left. */
export const orphanPause = 15_000;
