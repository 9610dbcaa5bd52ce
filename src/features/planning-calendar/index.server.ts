export { planningCalendarOperations } from './server/handlers.server.ts';
