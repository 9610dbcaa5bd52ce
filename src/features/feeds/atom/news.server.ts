import { sql } from 'kysely';
import type { Database } from '#db/database.server.ts';
import { articleFeed } from '#features/magazine/index.server.ts';
import { eventsById, type Reader } from '../events/events.server.ts';
import { newsEntries } from '../limits.ts';
import { news as t } from '../strings.ts';
import { type AtomEntry, type EventEntry, updatedOf } from './atom.ts';

type NewsRow = { id: number; kind: 'announced' | 'cancelled' | 'postponed' | 'restored' | 'moved'; at: Date; event_id: number; dates: number };

/**
 * What is new in the programme, the newest first. All dates of a production that are announced on one day in Berlin are one
 * piece of news, which leads to the first of them. Two queries.
 */
async function programmeNews(db: Database, reader: Reader): Promise<EventEntry[]> {
  const { rows } = await sql<NewsRow>`
    select min(news.id) as id, news.kind, max(news.at) as at, count(*)::int as dates,
      (array_agg(event.id order by event.date_start, event.id))[1] as event_id
    from (select * from programme_news order by at desc, id desc limit ${newsEntries * datesOfOne}) as news
    join event on event.id = news.event_id and event.is_online
    group by news.kind, (news.at at time zone 'Europe/Berlin')::date,
      event.production_id, case when news.kind = 'announced' then 0 else event.id end
    order by at desc, id desc
    limit ${newsEntries}`.execute(db);
  const events = await eventsById(
    db,
    rows.map(({ event_id }) => event_id),
    reader,
  );
  const { language } = reader;
  return rows.flatMap(({ id, kind, at, event_id, dates }) => {
    const event = events.get(event_id);
    if (!event) return [];
    const further = dates > 1 ? [t(language, 'further', { n: dates - 1 })] : [];
    return [{ event, name: `news-${id}`, heading: t(language, kind), updated: at, further }];
  });
}

/** A production is rarely announced with more dates than this. */
const datesOfOne = 40;

/** News of the programme and articles of the magazine, the newest first. */
export async function everyNews(db: Database, reader: Reader): Promise<AtomEntry[]> {
  const [events, articles] = await Promise.all([programmeNews(db, reader), articleFeed(db, reader)]);
  const all: AtomEntry[] = [...events, ...articles.map((article) => ({ article }))];
  return all.toSorted((a, b) => updatedOf(b) - updatedOf(a)).slice(0, newsEntries);
}
