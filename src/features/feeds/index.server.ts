export { feedRoutes } from './handlers.server.ts';
