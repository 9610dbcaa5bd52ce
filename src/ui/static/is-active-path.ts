/**
 * Whether an address leads to the page being shown or to one above it, so that its link is marked. One with a query is
 * a choice within a page, and the home page is above all others: neither is marked.
 */
export const isActivePath = (url: string, pathname: string): boolean => url.split('/').length > 2 && `${pathname}/`.startsWith(`${url}/`);
