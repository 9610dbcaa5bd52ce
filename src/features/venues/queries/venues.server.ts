import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Database } from '#db/database.server.ts';
import { imageColumns } from '#features/media/index.ts';

export const mapRow = (db: Database, id: number) =>
  db
    .selectFrom('venue')
    .innerJoin('asset as image', 'image.id', 'venue.map_id')
    .select(['image.id as image_id', ...imageColumns])
    .where('venue.id', '=', id)
    .executeTakeFirst();

export const roomRows = (db: Database, id: number) =>
  db
    .selectFrom('room')
    .leftJoin('asset as image', 'image.id', 'room.plan_id')
    .select(['room.id', 'room.name', 'room.description', 'room.seats', 'room.plan_note', 'room.plan_id as image_id', ...imageColumns])
    .where('room.venue_id', '=', id)
    .orderBy('room.sort')
    .orderBy('room.id')
    .execute();

export const countVenues = (db: Database) =>
  db
    .selectFrom('venue')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();

/** Venues with what a list shows of them, in their order. */
export const venueRows = (db: Database) =>
  db
    .selectFrom('venue')
    .leftJoin('asset as image', 'image.id', 'venue.image_id')
    .select(['venue.id', 'venue.name', 'venue.street', 'venue.postcode', 'venue.city', 'venue.country', 'venue.latitude', 'venue.longitude'])
    .select(['venue.image_id', ...imageColumns])
    .select((eb) =>
      jsonArrayFrom(
        eb.selectFrom('room').select(['room.id', 'room.name']).whereRef('room.venue_id', '=', 'venue.id').orderBy('room.sort').orderBy('room.id'),
      ).as('rooms'),
    )
    .orderBy('venue.sort')
    .orderBy('venue.id');

export const venueNames = (db: Database) => db.selectFrom('venue').select(['id', 'name']).orderBy('id').execute();
