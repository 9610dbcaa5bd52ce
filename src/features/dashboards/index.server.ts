export { dashboardOperations } from './handlers.server.ts';
