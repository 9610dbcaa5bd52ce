/** Internal links begin with "/", others are external (E §5). */
export const isExternal = (url: string): boolean => !url.startsWith('/');

/**
 * Whether a text may stand in an `href`: a path of this site or an https address. `//host` and `/\host` are
 * addresses of other sites that look like paths. The database refuses the same (`is_link`).
 */
export const isLink = (url: string): boolean => /^(\/([^/\\\s][^\\\s]*)?|https:\/\/[^\\\s]+)$/.test(url);
