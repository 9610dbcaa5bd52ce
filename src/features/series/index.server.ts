export { seriesGridOperations } from './back-office/handlers.server.ts';
export { seriesOperations } from './handlers.server.ts';
export { seriesSource } from './search-source.ts';
export { seriesPages } from './sitemap.server.ts';
