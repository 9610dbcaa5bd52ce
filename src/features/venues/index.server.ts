export { venueOperations } from './handlers.server.ts';
export { venueSource } from './search-source.ts';
export { venuePages } from './sitemap.server.ts';
export { venuesById } from './venue-rows.server.ts';
