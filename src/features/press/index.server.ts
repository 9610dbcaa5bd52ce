export { pressOverviewOperations } from './back-office/overview/handlers.server.ts';
export { pressOperations } from './server/handlers.server.ts';
export { pressRoutes } from './server/press-routes.server.ts';
