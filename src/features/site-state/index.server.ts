export { type OfficeFacts, type SiteFacts, siteFactsService } from './facts.server.ts';
