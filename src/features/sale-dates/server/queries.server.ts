import { sql } from 'kysely';
import type { Database } from '#db/database.server.ts';
import type { Localised } from '#i18n/localised.ts';

export type SaleRow = {
  id: number;
  revision: number;
  label: Localised;
  date_start: Date;
  date_end: Date | null;
  time_known: boolean;
  day: string;
  room_id: number;
  room_name: Localised;
  status: 'scheduled' | 'cancelled' | 'postponed';
  details: Record<string, unknown>;
  production_details: Record<string, unknown>;
  sale: string | null;
};

/** Dates by their numbers, in the order of time; `lock` holds them for this transaction. One statement. */
export async function saleRows(db: Database, ids: readonly number[], lock = false): Promise<SaleRow[]> {
  const { rows } = await sql<SaleRow>`
    select e.id, e.revision, coalesce(e.title, p.title) as label, e.date_start, e.date_end, e.time_known, e.day::text, e.room_id, r.name as room_name, e.status,
        e.details, p.details as production_details, b.sale::text
      from event e join production p on p.id = e.production_id join room r on r.id = e.room_id left join event_booking b on b.event_id = e.id
     where e.id = any (${[...ids]}) order by e.date_start, e.id ${lock ? sql`for update of e` : sql``}`.execute(db);
  return rows;
}

export const storeDetails = (db: Database, rows: readonly unknown[]) =>
  sql`
    update event e set details = n.details from jsonb_populate_recordset(null::event, ${JSON.stringify(rows)}::jsonb) n where e.id = n.id`.execute(db);
