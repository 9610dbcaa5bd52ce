export { boxOfficeMatchOperations } from './server/handlers.server.ts';
export { boxOfficeCounter, watchBoxOffice } from './server/last-comparison.server.ts';
