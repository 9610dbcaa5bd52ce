export { markListStaleAt } from './counts.server.ts';
export { eventRows } from './event-rows.server.ts';
export { programmeOperations } from './handlers.server.ts';
export { pageOfIds } from './listing.server.ts';
export { filterOptions, presentNamed } from './options.server.ts';
export { expectedEnd } from './period.ts';
export { ownOr, presentEventCard, Texts } from './present.server.ts';
