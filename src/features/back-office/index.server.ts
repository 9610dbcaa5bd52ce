export { savedViewOperations } from './saved-views/handlers.server.ts';
