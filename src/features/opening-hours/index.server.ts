export { openingHoursOperations } from './handlers.server.ts';
export { openingWeeksOperations } from './weeks/handlers.server.ts';
