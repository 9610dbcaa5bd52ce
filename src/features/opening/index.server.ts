export { openingOperations } from './handlers.server.ts';
