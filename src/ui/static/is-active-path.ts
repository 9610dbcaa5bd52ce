/** The page or one below it; not for an address with a query, nor for the home page. */
export const isActivePath = (url: string, pathname: string): boolean => url.split('/').length > 2 && `${pathname}/`.startsWith(`${url}/`);
