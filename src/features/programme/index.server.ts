export { programmeOperations } from './handlers.server.ts';
export { markListStaleAt } from './listing/counts.server.ts';
export { pageOfIds } from './listing/listing.server.ts';
export { filterOptions, presentNamed } from './listing/options.server.ts';
export { expectedEnd } from './period.ts';
export { eventRows } from './presenter/event-rows.server.ts';
export { presentEventCard, Texts } from './presenter/present.server.ts';
export { eventSearch } from './search/event-search.server.ts';
export { type ListSpan, severalLists } from './several-lists.server.ts';
