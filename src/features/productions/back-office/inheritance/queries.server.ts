import { sql } from 'kysely';
import type { Database } from '#db/database.server.ts';
import type { OwnFields } from './fields.ts';

export type DateRow = OwnFields & { id: number; date_start: Date; date_end: Date | null; time_known: boolean; day: string };

const partnersOf = (alias: 'e' | 'p', column: 'event_id' | 'production_id') => {
  const count = (kind: string) => sql`(select count(*)::int from partnership where ${sql.ref(column)} = ${sql.ref(`${alias}.id`)} and kind = ${kind})`;
  return sql`${count('sponsor')} as sponsors, ${count('promoter')} as promoters`;
};

/** What a production says, its opening hours among the details as its dates have them. */
export async function ownFieldsOf(db: Database, id: number, lock = false): Promise<OwnFields | undefined> {
  const { rows } = await sql<OwnFields & { opening_hours: unknown }>`
    select p.title, p.subtitle, p.description, p.image_id, p.details, p.opening_hours, ${partnersOf('p', 'production_id')},
           (select count(*)::int from event_media where production_id = p.id) as media
      from production p where p.id = ${id} ${lock ? sql`for update` : sql``}`.execute(db);
  const [row] = rows;
  return row && { ...row, details: { opening_hours: row.opening_hours, ...Object(row.details) } };
}

export async function datesOf(db: Database, production: number, lock = false): Promise<DateRow[]> {
  const { rows } = await sql<DateRow>`
    select e.id, e.date_start, e.date_end, e.time_known, e.day::text, e.title, e.subtitle, e.description, e.image_id, e.details,
           ${partnersOf('e', 'event_id')}, 0 as media
      from event e where e.production_id = ${production} order by e.id ${lock ? sql`for update` : sql``}`.execute(db);
  return rows;
}

export const deletePartners = (db: Database, ids: readonly number[], kinds: readonly string[]) =>
  sql`delete from partnership where event_id = any (${ids}) and kind::text = any (${kinds})`.execute(db);

export const storeOwnFields = (db: Database, changed: readonly unknown[]) =>
  sql`
      update event e set title = n.title, subtitle = n.subtitle, description = n.description, image_id = n.image_id, details = n.details
        from jsonb_populate_recordset(null::event, ${JSON.stringify(changed)}::jsonb) n where e.id = n.id`.execute(db);
