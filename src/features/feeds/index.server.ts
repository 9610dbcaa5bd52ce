export { calendarFor } from './calendar-for.server.ts';
export { eventsById } from './events/events.server.ts';
export type { FeedEvent } from './events/feed-event.ts';
export { feedRoutes } from './handlers.server.ts';
export { calendarStatus } from './ical/ical.ts';
export { answerRefusal, refusal, send } from './respond.server.ts';
export { escapeXml, xmlDeclaration } from './xml.ts';
