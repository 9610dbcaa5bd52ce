export { openingCounter } from './counter.server.ts';
export { openingOperations } from './handlers.server.ts';
