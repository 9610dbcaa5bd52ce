/** E §5. */
export const blogTeasers = { min: 1, max: 8 } as const;
