/** Paths on a page of the back office, and characters of what is searched among them. */
export const pathsPerPage = 50;
export const maxSearch = 100;
/** How alike an address has to be to be suggested as a target: the share of common letter groups. */
export const leastLikeness = 0.4;
/** Things of each kind that are looked through for a target, the newest first. */
export const maxCandidates = 3_000;
