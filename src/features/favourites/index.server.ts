export { favouriteOperations } from './handlers.server.ts';
export { favouritesOfCalendar } from './queries.server.ts';
