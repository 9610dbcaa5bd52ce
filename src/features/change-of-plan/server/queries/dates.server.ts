import { sql } from 'kysely';
import type { Database } from '#db/database.server.ts';
import { carriedTables, saleDetails, sharedColumns } from '#features/programme/index.server.ts';

/** A date that takes the place of another. */
export type WantedDate = { of: number; date_start: Date; date_end: Date | null; time_known: boolean };

const list = (columns: readonly string[], alias: string) => sql.join(columns.map((column) => sql.ref(`${alias}.${column}`)));
const recordset = sql`as w ("of" int, date_start timestamptz, date_end timestamptz, time_known boolean)`;

/**
 * Finds the dates at which a production is on already, or makes them like those that they take the place of: online, with all
 * that these tell, without number in the ticketing system, beginning of sale and status. The same number of statements however many.
 */
export async function newDates(db: Database, wanted: readonly WantedDate[]): Promise<{ of: number; id: number; made: boolean }[]> {
  if (wanted.length === 0) return [];
  const given = sql`${JSON.stringify(wanted)}::jsonb`;
  const { rows: known } = await sql<{ of: number; id: number }>`
    select distinct on (w.of) w.of, e.id from jsonb_to_recordset(${given}) ${recordset}
      join event o on o.id = w.of
      join event e on e.production_id = o.production_id and e.date_start = w.date_start and e.id <> o.id and e.status = 'scheduled'
     order by w.of, e.is_online desc, e.id`.execute(db);
  const missing = wanted.filter(({ of }) => !known.some((one) => one.of === of));
  return [...known.map((one) => ({ ...one, made: false })), ...(await copyDates(db, missing))];
}

async function copyDates(db: Database, wanted: readonly WantedDate[]) {
  if (wanted.length === 0) return [];
  const copied = sharedColumns.filter((column) => column !== 'details');
  // Numbers are given first: what is made has nothing by which it could be told whose place it takes.
  const { rows: made } = await sql<{ of: number; id: number }>`
    with numbered as materialized (
      select w.*, nextval(pg_get_serial_sequence('event', 'id'))::int as id from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) ${recordset}),
    made as (
      insert into event (id, date_start, date_end, time_known, is_online, details, ${sql.join(copied.map((column) => sql.ref(column)))})
      overriding system value
      select n.id, n.date_start, n.date_end, n.time_known, true, o.details - ${[...saleDetails]}::text[], ${list(copied, 'o')}
        from numbered n join event o on o.id = n.of returning id)
    select n.of, n.id from numbered n join made on made.id = n.id`.execute(db);
  for (const [table, columns] of Object.values(carriedTables).flat())
    await sql`
      insert into ${sql.table(table)} (event_id, ${sql.join(columns.map((column) => sql.ref(column)))})
      select m.id, ${list(columns, 'row')} from ${sql.table(table)} row join jsonb_to_recordset(${JSON.stringify(made)}::jsonb) as m ("of" int, id int) on row.event_id = m.of`.execute(
      db,
    );
  return made.map((one) => ({ ...one, made: true }));
}

/** What of a production is on that day already, or is made in the place of the dates that it replaces: at their time, in their room. */
export async function replacements(db: Database, ids: readonly number[], production: number): Promise<{ of: number; id: number; made: boolean }[]> {
  const { rows: known } = await sql<{ of: number; id: number }>`
    select distinct on (o.id) o.id as of, e.id from event o
      join event e on e.production_id = ${production} and e.day = o.day and e.id <> o.id and e.status = 'scheduled'
     where o.id = any (${[...ids]}) order by o.id, e.is_online desc, abs(extract(epoch from e.date_start - o.date_start)), e.id`.execute(db);
  const missing = ids.filter((id) => !known.some(({ of }) => of === id));
  if (missing.length === 0) return known.map((one) => ({ ...one, made: false }));
  const { rows: made } = await sql<{ of: number; id: number }>`
    with numbered as materialized (
      select o.*, nextval(pg_get_serial_sequence('event', 'id'))::int as made from event o where o.id = any (${missing})),
    made as (
      insert into event (id, production_id, type_id, room_id, date_start, date_end, time_known, is_online)
      overriding system value
      select n.made, p.id, p.type_id, n.room_id, n.date_start, null, n.time_known, true from numbered n join production p on p.id = ${production} returning id)
    select n.id as of, n.made as id from numbered n join made on made.id = n.made`.execute(db);
  return [...known.map((one) => ({ ...one, made: false })), ...made.map((one) => ({ ...one, made: true }))];
}

/** What was planned already and is hidden goes online along with it, unless it waits for its release; answers which. */
export async function putOnline(db: Database, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const { rows } = await sql<{ id: number }>`
    update event set is_online = true where id = any (${[...ids]}) and not is_online
      and not exists (select from release where release.id = event.release_id and state <> 'out') returning id`.execute(db);
  return new Set(rows.map(({ id }) => id));
}
