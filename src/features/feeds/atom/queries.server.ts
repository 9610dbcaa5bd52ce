import { sql } from 'kysely';
import type { Database } from '#db/database.server.ts';
import { newsEntries } from '../limits.ts';

/** A production is rarely announced with more dates than this. */
const datesOfOne = 40;

export type NewsRow = { id: number; kind: 'announced' | 'cancelled' | 'postponed' | 'restored' | 'moved'; at: Date; event_id: number; dates: number };

export async function newsRows(db: Database) {
  const { rows } = await sql<NewsRow>`
    select min(news.id) as id, news.kind, max(news.at) as at, count(*)::int as dates,
      (array_agg(event.id order by event.date_start, event.id))[1] as event_id
    from (select * from programme_news order by at desc, id desc limit ${newsEntries * datesOfOne}) as news
    join event on event.id = news.event_id and event.is_online
    group by news.kind, (news.at at time zone 'Europe/Berlin')::date,
      event.production_id, case when news.kind = 'announced' then 0 else event.id end
    order by at desc, id desc
    limit ${newsEntries}`.execute(db);
  return rows;
}
