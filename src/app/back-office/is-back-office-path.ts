import { unlocalisedRoutes } from '#routes.ts';

const pattern = new RegExp(`^${unlocalisedRoutes.backOffice}(/|$)`, 'i');

/** Whether a path belongs to the back office, whose documents have a frame of their own. */
export const isBackOfficePath = (pathname: string): boolean => pattern.test(pathname);
