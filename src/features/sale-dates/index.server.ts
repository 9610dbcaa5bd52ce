export { saleDateOperations } from './server/handlers.server.ts';
