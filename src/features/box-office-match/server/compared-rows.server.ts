import { sql } from 'kysely';
import type { Database } from '#db/database.server.ts';
import type { OfficeEvent, OfficeEvents } from '#features/booking/index.server.ts';
import { foldName } from '#i18n/fold-name.ts';
import type { Localised } from '#i18n/localised.ts';
import { comparedDays, maxComparedEvents } from '../limits.ts';
import { type Compared, compareWithBoxOffice, type OurDate, type TheirDate } from '../match/compare.ts';

export type OurRow = OurDate & { label: Localised; title: Localised; revision: number; date_end: Date | null; room: Localised };
export type ComparedRow = Omit<Compared, 'ours'> & { ours: OurRow };

/** From when until when both are compared. */
export const spanAt = (now: Date): { from: Date; until: Date } => ({ from: now, until: new Date(now.getTime() + comparedDays * 86_400_000) });

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

/** Coming dates, and those that the box office has for coming ones. */
async function ourRows(db: Database, now: Date, theirs: readonly TheirDate[]): Promise<OurRow[]> {
  const { from, until } = spanAt(now);
  const { rows } = await sql<Omit<OurRow, 'names'>>`
    select e.id, e.revision, coalesce(e.title, p.title) as label, p.title, e.day::text, e.date_start, e.date_end, e.time_known, e.room_id, r.name as room, e.status,
        e.is_online, e.id_jet
      from event e join production p on p.id = e.production_id join room r on r.id = e.room_id
     where (e.date_start >= ${from} and e.date_start < ${until}) or e.id_jet = any (${theirs.map(({ eventId }) => eventId)})
     order by e.date_start, e.id limit ${maxComparedEvents + 1}`.execute(db);
  return rows.map((row) => ({ ...row, names: [...Object.values(row.label), ...Object.values(row.title)] }));
}

/** Which of our rooms their halls are: by name in either language, or by what it is also called. */
async function withRooms(db: Database, events: readonly OfficeEvent[]): Promise<TheirDate[]> {
  const rooms = await db.selectFrom('room').select(['id', 'name', 'aliases']).orderBy('sort').orderBy('id').execute();
  const byName = new Map(
    rooms.toReversed().flatMap(({ id, name, aliases }) => [...aliases, ...Object.values(name)].map((one) => [foldName(one), id] as const)),
  );
  return events.map((event) => ({ ...event, room_id: byName.get(foldName(event.room)) ?? null }));
}
