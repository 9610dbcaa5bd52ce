export { clashesOfEvents } from './server/clashes.server.ts';
export { planningCalendarOperations } from './server/handlers.server.ts';
