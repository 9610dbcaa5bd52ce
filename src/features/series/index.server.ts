export { seriesGridOperations } from './back-office/handlers.server.ts';
export { seriesOperations } from './handlers.server.ts';
export { seriesPages } from './queries/sitemap.server.ts';
export { seriesSource } from './search-source.ts';
