import type { Database } from '#db/database.server.ts';
import { articleFeed } from '#features/magazine/index.server.ts';
import { eventsById, type Reader } from '../events/events.server.ts';
import { newsEntries } from '../limits.ts';
import { news as t } from '../strings.ts';
import { type AtomEntry, type EventEntry, updatedOf } from './atom.ts';
import { newsRows } from './queries.server.ts';

/**
 * What is new in the programme, the newest first. All dates of a production that are announced on one day in Berlin are one
 * piece of news, which leads to the first of them. Two queries.
 */
async function programmeNews(db: Database, reader: Reader): Promise<EventEntry[]> {
  const rows = await newsRows(db);
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

/** News of the programme and articles of the magazine, the newest first. */
export async function everyNews(db: Database, reader: Reader): Promise<AtomEntry[]> {
  const [events, articles] = await Promise.all([programmeNews(db, reader), articleFeed(db, reader)]);
  const all: AtomEntry[] = [...events, ...articles.map((article) => ({ article }))];
  return all.toSorted((a, b) => updatedOf(b) - updatedOf(a)).slice(0, newsEntries);
}
