import { storedIn } from '#resources/index.server.ts';
import { venue } from './venue.resource.ts';

export const venueStore = storedIn(venue, {
  parts: { rooms: { table: 'room', own: 'venue_id', order: 'sort' } },
  // Between its rooms, and with those of others.
  dropped: ['room_disturbance'],
});
