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
    with spans as (select source, min(day) as first, max(day) as last from import_seen group by source)
    select * from (
      select e.id, e.identifier, coalesce(e.title, p.title) as title, e.date_start, e.time_known, e.is_online, e.status, m.said->>'status' as said_status, m.gone_act, m.returned_act,
        exists (select from import_seen s where s.is_of_rule and s.occurrence_of = m.occurrence_of) as is_moved,
        exists (select from spans s where s.source = m.source and (e.date_start at time zone 'Europe/Berlin')::date between s.first and s.last) as is_within
      from imported_record m join event e on e.identifier = m.identifier join production p on p.id = e.production_id
      where m.kind = 'event' and e.date_start > ${now} and not exists (select from import_seen s where s.identifier = m.identifier)
    ) as gone
    where (is_moved or is_within) and not (gone_act is not null and returned_act is null and (status = 'cancelled' or not is_online))
    order by date_start, id`.execute(db);
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
