export { notFoundCounter } from './counter.server.ts';
export { notFoundOperations, notFoundPaths } from './handlers.server.ts';
