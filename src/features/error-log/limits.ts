/** Characters of a path that are kept. */
export const maxPathLength = 300;
/** Characters of an address that a browser may report. */
export const maxAddressLength = 2_000;
/** Rows that the log holds; beyond them the rarest and oldest are forgotten. */
export const maxRows = 1_000;
/** What is written at most, so that a burst of requests of wrong addresses costs no more than this. */
export const entries = { name: 'error log', counts: 'entries', per: 'everybody', max: 60, seconds: 60 } as const;
/** The status under which a call is counted that got no answer at all. */
export const notAnswered = 503;
