export { notFoundOperations, notFoundPaths } from './handlers.server.ts';
