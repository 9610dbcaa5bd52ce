export { staffOperations } from './handlers.server.ts';
