export { errorLogOperations } from './handlers.server.ts';
export { logFailedPage } from './log.server.ts';
