import type { Database } from '#db/database.server.ts';
import type { OfficeEvent, OfficeEvents } from '#features/booking/index.server.ts';
import { foldName } from '#i18n/fold-name.ts';
import { maxComparedEvents } from '../limits.ts';
import { type Compared, compareWithBoxOffice, type TheirDate } from '../match/compare.ts';
import { type OurRow, ourRows, roomsWithAliases } from './queries.server.ts';

export type ComparedRow = Omit<Compared, 'ours'> & { ours: OurRow };

/** Coming dates beside what the box office has, those that differ; in two statements however many there are. */
export async function compareRows(
  db: Database,
  now: Date,
  theirs: OfficeEvents,
): Promise<{ rows: ComparedRow[]; compared: number; theirs: TheirDate[]; isCut: boolean }> {
  const there = await withRooms(db, theirs.events);
  const all = await ourRows(db, now, there);
  const ours = all.slice(0, maxComparedEvents);
  const isCut = theirs.isCut || all.length > ours.length;
  const byId = new Map(ours.map((row) => [row.id, row]));
  const rows = compareWithBoxOffice(ours, there, !isCut).flatMap((one) => {
    const row = byId.get(one.ours.id);
    return row ? [{ ...one, ours: row }] : [];
  });
  return { rows, compared: ours.length, theirs: there, isCut };
}

/** Which of our rooms their halls are: by name in either language, or by what it is also called. */
async function withRooms(db: Database, events: readonly OfficeEvent[]): Promise<TheirDate[]> {
  const rooms = await roomsWithAliases(db);
  const byName = new Map(
    rooms.toReversed().flatMap(({ id, name, aliases }) => [...aliases, ...Object.values(name)].map((one) => [foldName(one), id] as const)),
  );
  return events.map((event) => ({ ...event, room_id: byName.get(foldName(event.room)) ?? null }));
}
