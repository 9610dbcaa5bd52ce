export { type AskSite, askSiteService } from './ask-site.service.server.ts';
export { addressTestOperations } from './handlers.server.ts';
