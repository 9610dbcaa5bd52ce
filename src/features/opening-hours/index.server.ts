export { openingHoursOperations } from './handlers.server.ts';
