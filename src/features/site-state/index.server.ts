export { siteStateCounter } from './counter.server.ts';
export { type OfficeAddress, type OfficeFacts, type SiteFacts, siteFactsService } from './facts.server.ts';
export { siteStateOperations } from './handlers.server.ts';
export { RequestWatch, requestWatchService } from './request-watch.server.ts';
export { openSiteState, siteStateService } from './server/open-site-state.server.ts';
