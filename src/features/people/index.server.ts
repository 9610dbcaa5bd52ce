export { personRelations } from './for-blocks.server.ts';
export { peopleOperations } from './handlers.server.ts';
export { personSource } from './search-source.ts';
export { personPages } from './sitemap.server.ts';
