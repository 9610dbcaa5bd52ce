export { programmePrintOperations } from './print/handlers.server.ts';
