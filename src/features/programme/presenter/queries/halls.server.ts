import type { Database } from '#db/database.server.ts';
import { settingsReader } from '#features/settings/index.server.ts';
import type { Language } from '#i18n/language.ts';
import type { EventCard, Hall } from '../../contract.ts';
import { presentEventVenue, venueColumns } from '../event-venue.ts';

/** The rooms of these events, each once: their own street, where they have one, and the venue with its address. */
export async function hallsOf(events: readonly EventCard[], { db, language }: { db: Database; language: Language }): Promise<Hall[]> {
  const ids = [...new Set(events.map(({ room }) => room.id))];
  if (ids.length === 0) return [];
  const [rows, settings] = await Promise.all([
    db
      .selectFrom('room')
      .leftJoin('venue', 'venue.id', 'room.venue_id')
      .select(['room.id', 'room.address'])
      .select(venueColumns)
      .where('room.id', 'in', ids)
      .orderBy('room.id')
      .execute(),
    settingsReader(db).read(),
  ]);
  return rows.map((row) => ({ id: row.id, address: row.address, venue: presentEventVenue(row, settings, language) }));
}
