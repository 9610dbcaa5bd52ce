import { sql } from 'kysely';
import type { Database } from '#db/database.server.ts';
import type { Localised } from '#i18n/localised.ts';
import type { ReturningChoice } from '../../missing-choices.ts';
import type { Prepared } from '../../prepare.ts';

/** A date that an import has cancelled or taken offline, as the source had it no more, and that is in the source again; `at`: 'FILE:LINE'. */
export type ReturnedDate = {
  id: number;
  at: string;
  title: Localised;
  date_start: Date;
  time_known: boolean;
  was: 'cancelled' | 'offline';
  done: 'named' | 'restored';
};

type Row = Pick<ReturnedDate, 'id' | 'title' | 'date_start' | 'time_known'> & { identifier: string; is_cancelled: boolean; is_offline: boolean };
type Found = { events: Prepared[]; returned: ReturnedDate[]; restored: ReadonlySet<string> };

/**
 * Finds among the events of a batch those that are in the source again. By choice they take place again, online where they were;
 * else they stay cancelled or offline, and the next import asks anew. What staff have changed since is no such date.
 */
export async function takeBack(db: Database, events: Prepared[], { choice, act }: { choice: ReturningChoice; act: string }): Promise<Found> {
  const { rows } = await sql<Row>`
    select * from (
      select e.id, e.identifier, coalesce(e.title, p.title) as title, e.date_start, e.time_known,
        e.status = 'cancelled' and m.said->>'status' = 'cancelled' as is_cancelled,
        not e.is_online and e.planning = 'confirmed' and m.said->>'status' is distinct from 'cancelled' as is_offline
      from imported_record m join event e on e.identifier = m.identifier join production p on p.id = e.production_id
      where m.kind = 'event' and m.gone_act is not null and m.returned_act is null and m.identifier = any(${events.map(({ identifier }) => identifier)})
    ) as again where is_cancelled or is_offline`.execute(db);
  const found = new Map(rows.map((row) => [row.identifier, row]));
  const again = events.filter(({ identifier, status }) => found.has(identifier) && !(found.get(identifier)?.is_cancelled && status === 'cancelled'));
  const returned = again.flatMap(({ identifier, at }): ReturnedDate[] => {
    const row = found.get(identifier);
    if (!row) return [];
    const { id, title, date_start, time_known, is_cancelled } = row;
    return [{ id, at, title, date_start, time_known, was: is_cancelled ? 'cancelled' : 'offline', done: choice === 'restore' ? 'restored' : 'named' }];
  });
  if (returned.length === 0) return { events, returned, restored: new Set() };
  const identifiers = new Set(again.map(({ identifier }) => identifier));
  if (choice === 'name') {
    const staysCancelled = (event: Prepared) => identifiers.has(event.identifier) && found.get(event.identifier)?.is_cancelled === true;
    return { events: events.map((event) => (staysCancelled(event) ? { ...event, status: 'cancelled' as const } : event)), returned, restored: new Set() };
  }
  await sql`update event set is_online = true where id = any(${returned.filter(({ was }) => was === 'offline').map(({ id }) => id)})`.execute(db);
  await sql`update imported_record set returned_act = ${act} where kind = 'event' and identifier = any(${[...identifiers]})`.execute(db);
  return { events, returned, restored: identifiers };
}
