export { errorLogOperations } from './handlers.server.ts';
export { logFailedPage } from './log.server.ts';
export { NotFoundCounter, notFoundCounterService } from './not-found/not-found-counter.server.ts';
