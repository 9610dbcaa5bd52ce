export { legalOperations } from './handlers.server.ts';
