export { alertCounter } from './counter.server.ts';
export { alertsOperations } from './handlers.server.ts';
