import type { Database } from '#db/database.server.ts';

export const roomsInOrder = (db: Database) =>
  db
    .selectFrom('room')
    .leftJoin('venue', 'venue.id', 'room.venue_id')
    .select(['room.id', 'room.name', 'venue.name as venue', 'setup_minutes', 'clearing_minutes'])
    .orderBy('venue.sort')
    .orderBy('room.sort')
    .orderBy('room.id')
    .execute();
