import type { Insertable } from 'kysely';
import type { Database } from '#db/database.server.ts';
import type { Schema } from '#db/schema.ts';
import type { Localised } from '#i18n/localised.ts';

type Text = 'name' | 'description' | 'directions' | 'accessibility';
type VenueOverrides = Partial<Omit<Insertable<Schema['venue']>, Text>> & { [Column in Text]?: Localised };

/** Writes a venue at Am Ostkai 1 unless said otherwise, with these rooms; returns its id. */
export async function insertVenue(
  db: Database,
  { name, description, directions, accessibility, ...plain }: VenueOverrides = {},
  rooms: readonly number[] = [],
) {
  const texts = { description, directions, accessibility };
  const given = Object.fromEntries(Object.entries(texts).flatMap(([column, text]) => (text ? [[column, JSON.stringify(text)]] : [])));
  const { id } = await db
    .insertInto('venue')
    .values({ name: JSON.stringify(name ?? { de: 'Ostkai' }), street: 'Am Ostkai 1', postcode: '20457', city: 'Hamburg', ...plain, ...given })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (rooms.length > 0) await db.updateTable('room').set({ venue_id: id }).where('id', 'in', rooms).execute();
  return id;
}
