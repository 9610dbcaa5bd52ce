import { unlocalisedRoutes } from '#routes.ts';

const pattern = new RegExp(`^${unlocalisedRoutes.cmsHub}(/|$)`, 'i');

/** Whether a path belongs to the back office, whose documents have a frame of their own. */
export const isDashboardPath = (pathname: string): boolean => pattern.test(pathname);
