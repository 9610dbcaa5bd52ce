export { notFoundCounter } from './counter.server.ts';

export { notFoundOperations } from './handlers.server.ts';

export { notFoundPaths } from './queries.server.ts';
