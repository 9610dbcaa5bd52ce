/** What a date takes from the one that it is made like: prices, series, tags and genres, texts and details of its own, cast and works, media and partners. */
export const carriedParts = ['prices', 'series', 'tags', 'texts', 'cast', 'media'] as const;
export type CarriedPart = (typeof carriedParts)[number];
