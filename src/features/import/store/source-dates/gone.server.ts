import { sql } from 'kysely';
import type { Database } from '#db/database.server.ts';
import type { Localised } from '#i18n/localised.ts';
import type { MissingChoice } from '../../missing-choices.ts';

export type GoneDate = {
  id: number;
  identifier: string;
  title: Localised;
  date_start: Date;
  time_known: boolean;
  /** The rule of its repeating event is still in the file, and does not name it: it was moved. */
  is_moved: boolean;
  /** Neither cancelled nor postponed by staff: it can be cancelled. */
  is_open: boolean;
  is_online: boolean;
  done: 'named' | 'cancelled' | 'offline';
};

type Row = Omit<GoneDate, 'done' | 'is_open'> & { status: string; said_status: string | null };

/**
 * The dates to come of the sources of this run that are in none of its files: of repeating events whose rules are there, and of all
 * others within the days that a file speaks of. Null as the choice takes those of repeating events offline and names the
 * others. What staff have cancelled or postponed is not cancelled again. In the transaction of the run.
 */
export async function findGone(db: Database, { choice, act, now }: { choice: MissingChoice | null; act: string; now: Date }): Promise<GoneDate[]> {
  const { rows } = await sql<Row>`
    with spans as materialized (select source, min(day) as first, max(day) as last from import_seen group by source),
    rules as materialized (select distinct occurrence_of from import_seen where is_of_rule),
    -- First which dates the sources no longer name: of all dates to come that would be looked for among, most may be of no import.
    missing as materialized (
      select m.*, occurrence_of in (select occurrence_of from rules) as is_moved from imported_record m
      where m.kind = 'event' and not exists (select from import_seen s where s.identifier = m.identifier)
        and (m.source in (select source from spans) or m.occurrence_of in (select occurrence_of from rules))
    )
    select e.id, e.identifier, coalesce(e.title, p.title) as title, e.date_start, e.time_known, e.is_online, e.status, m.said->>'status' as said_status,
      coalesce(m.is_moved, false) as is_moved
    from missing m join event e on e.identifier = m.identifier join production p on p.id = e.production_id left join spans s on s.source = m.source
    where e.date_start > ${now} and (m.is_moved or (e.date_start at time zone 'Europe/Berlin')::date between s.first and s.last)
      and not (m.gone_act is not null and m.returned_act is null and (e.status = 'cancelled' or not e.is_online))
    order by e.date_start, e.id`.execute(db);
  const dates = rows.map(({ status, said_status, ...date }): GoneDate => {
    const wish = choice ?? (date.is_moved ? 'offline' : 'name');
    const is_open = status === 'scheduled' && (said_status === null || said_status === status);
    return { ...date, is_open, done: wish === 'cancel' && is_open ? 'cancelled' : wish === 'offline' ? 'offline' : 'named' };
  });
  const of = (done: GoneDate['done']) => dates.filter((date) => date.done === done);
  await sql`update event set status = 'cancelled' where id = any(${of('cancelled').map(({ id }) => id)})`.execute(db);
  await sql`update event set is_online = false where is_online and id = any(${of('offline').map(({ id }) => id)})`.execute(db);
  await sql`update imported_record set said = said || '{"status": "cancelled"}',
      former = case when act is distinct from ${act} then said else former end, act = ${act}
    where kind = 'event' and identifier = any(${of('cancelled').map(({ identifier }) => identifier)})`.execute(db);
  await sql`update imported_record set gone_act = ${act}, returned_act = null
    where kind = 'event' and identifier = any(${dates.filter(({ done }) => done !== 'named').map(({ identifier }) => identifier)})`.execute(db);
  return dates;
}
