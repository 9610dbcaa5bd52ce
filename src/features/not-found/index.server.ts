export { notFoundOperations } from './handlers.server.ts';
