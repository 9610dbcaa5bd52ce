export { navigationOperations } from './handlers.server.ts';
