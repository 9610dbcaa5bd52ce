export { rebuildSearchCommand } from './documents/rebuild-command.server.ts';
export { SearchWriter } from './documents/search-writer.server.ts';
export { searchOperations } from './handlers.server.ts';
export { type SearchSources, searchService } from './sources.server.ts';
export { termOperations } from './terms/handlers.server.ts';
export { TermCounter, termCounterService } from './terms/term-counter.server.ts';
