import { type Insertable, type RawBuilder, sql } from 'kysely';
import type { Database } from '#db/database.server.ts';
import type { AcceptedDifferenceTable } from '#db/schema/schema-event.ts';
import type { Schema } from '#db/schema.ts';
import type { Localised } from '#i18n/localised.ts';
import { comparedDays, maxComparedEvents } from '../limits.ts';
import type { OurDate, TheirDate } from '../match/compare.ts';

export type OurRow = OurDate & { label: Localised; title: Localised; revision: number; date_end: Date | null; room: Localised };

/** From when until when both are compared. */
export const spanAt = (now: Date): { from: Date; until: Date } => ({ from: now, until: new Date(now.getTime() + comparedDays * 86_400_000) });

/** Coming dates, and those that the box office has for coming ones. */
export async function ourRows(db: Database, now: Date, theirs: readonly TheirDate[]): Promise<OurRow[]> {
  const { from, until } = spanAt(now);
  const { rows } = await sql<Omit<OurRow, 'names'>>`
    select e.id, e.revision, coalesce(e.title, p.title) as label, p.title, e.day::text, e.date_start, e.date_end, e.time_known, e.room_id, r.name as room, e.status,
        e.is_online, e.id_jet
      from event e join production p on p.id = e.production_id join room r on r.id = e.room_id
     where (e.date_start >= ${from} and e.date_start < ${until}) or e.id_jet = any (${theirs.map(({ eventId }) => eventId)})
     order by e.date_start, e.id limit ${maxComparedEvents + 1}`.execute(db);
  return rows.map((row) => ({ ...row, names: [...Object.values(row.label), ...Object.values(row.title)] }));
}

export const roomsWithAliases = (db: Database) => db.selectFrom('room').select(['id', 'name', 'aliases']).orderBy('sort').orderBy('id').execute();

export const acceptedDifferences = (db: Database) => db.selectFrom('accepted_difference').selectAll().execute();

export const acceptDifference = (
  db: Database,
  id: number,
  field: AcceptedDifferenceTable['field'],
  said: { sides: string; user_name: RawBuilder<string>; at: Date },
) =>
  db
    .insertInto('accepted_difference')
    .values({ event_id: id, field, ...said })
    .onConflict((conflict) => conflict.columns(['event_id', 'field']).doUpdateSet(said))
    .execute();

export const deleteAccepted = (db: Database, id: number, field: AcceptedDifferenceTable['field']) =>
  db.deleteFrom('accepted_difference').where('event_id', '=', id).where('field', '=', field).execute();

export const storeComparison = (db: Database, noted: Insertable<Schema['box_office_comparison']>) =>
  db
    .insertInto('box_office_comparison')
    .values(noted)
    .onConflict((conflict) => conflict.column('only_one').doUpdateSet(noted))
    .execute();

export const deleteComparison = (db: Database) => db.deleteFrom('box_office_comparison').execute();
