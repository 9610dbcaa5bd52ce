export { shiftOperations } from './server/handlers.server.ts';
