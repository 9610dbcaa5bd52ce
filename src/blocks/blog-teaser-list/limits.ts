/** Articles that the block shows: from 1 to 8 (E §5). */
export const blogTeasers = { min: 1, max: 8 } as const;
