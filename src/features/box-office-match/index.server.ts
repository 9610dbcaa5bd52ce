export { boxOfficeMatchOperations } from './server/handlers.server.ts';
