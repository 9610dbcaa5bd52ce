import type { RequestContext } from '#api/request-context.server.ts';
import { CachedReads, minuteOf } from '#db/cached-read.server.ts';
import type { EventCard } from '../contract.ts';
import { markListStaleAt } from '../listing/counts.server.ts';
import { listedEventPresenter } from './listed-event.server.ts';
import { onlineEventsInOrder } from './queries/event-rows.server.ts';
import { type Likeness, likest } from './queries/related.server.ts';

const found = new CachedReads(500);

/**
 * What else whoever reads about an event may like: events to come of other productions, one of each, that share people (which counts
 * thrice), series (twice) or genres with it; the likest, by date. Each likeness is read from an index of its own.
 */
export async function relatedEvents(context: RequestContext, to: Likeness): Promise<EventCard[]> {
  const { db, now } = context;
  if (to.series.length + to.genres.length + to.people.length === 0) return [];
  await markListStaleAt(db, {}, now);
  const ids = await found.get(db, JSON.stringify(to), minuteOf(now), () => likest(db, to, now).execute());
  const rows = await onlineEventsInOrder(
    db,
    ids.map(({ id }) => id),
  );
  const present = await listedEventPresenter(context, rows);
  return rows.map((row) => present(row));
}
