export { searchOperations } from './handlers.server.ts';
