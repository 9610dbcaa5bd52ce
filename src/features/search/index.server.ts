export { searchOperations } from './handlers.server.ts';
export { type SearchSources, searchService } from './sources.server.ts';
