export { alertsOperations } from './handlers.server.ts';
