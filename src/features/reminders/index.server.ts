export { reminderOperations } from './server/handlers.server.ts';
export { oneClickRoutes, openReminders, type Reminders, reminderService } from './server/reminders.server.ts';
export type { FetchOffer } from './server/waitlist/fetch-free-seats.server.ts';
