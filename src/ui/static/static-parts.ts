/** Where a page's data carry the HTML of its static parts, by id: after a move within the site (moved-page.ts), not with the first page. */
export const partsKey = 'staticParts';

export type Html = { __html: string };
export type Parts = (id: string) => Html;

/** Null for a page that the server has sent whole. */
export const partsOf = (data: unknown): Parts | null =>
  typeof data === 'object' && data !== null && partsKey in data && typeof data[partsKey] === 'function' ? (data[partsKey] as Parts) : null; // made by moved-page.ts alone
