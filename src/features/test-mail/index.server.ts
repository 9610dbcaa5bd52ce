export { testMailOperations } from './handlers.server.ts';
