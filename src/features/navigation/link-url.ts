/** Internal links begin with "/", others are external (E §5). */
export const isExternal = (url: string): boolean => !url.startsWith('/');

/**
 * Whether a text may stand in an `href`, as the database judges too (`is_link`); `//host` and `/\host` are addresses of other sites that
 * look like paths.
 */
export const isLink = (url: string): boolean => /^(\/([^/\\\s][^\\\s]*)?|https:\/\/[^\\\s]+)$/.test(url);
