export { pageViewOperations } from './handlers.server.ts';
export { PageViewCounter, pageViewCounterService } from './page-view-counter.server.ts';
