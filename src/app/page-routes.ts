import type { RouteObject } from 'react-router';
import { routesOf } from './page.ts';
import { pages } from './route-table.ts';

/** The routes of all pages. New objects each time: a router keeps what it has learnt of a route in it. */
export const pageRoutes = (): RouteObject[] => pages.flatMap(routesOf);
