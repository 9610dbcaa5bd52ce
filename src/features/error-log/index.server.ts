export { errorLogOperations } from './handlers.server.ts';
export { logFailedPage } from './log.server.ts';
export { maxGathered, maxRowsOfKind, retentionDays } from './not-found/limits.ts';
export { isBot, type MissedRequest, readMissed } from './not-found/missed-request.server.ts';
export { NotFoundCounter, notFoundCounterService } from './not-found/not-found-counter.server.ts';
export { reducePath } from './reduce-path.ts';
