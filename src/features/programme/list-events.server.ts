import type { RequestContext } from '#api/request-context.server.ts';
import { CachedReads, minuteOf } from '#db/cached-read.server.ts';
import { setStaleAt } from '#db/read-dependencies.server.ts';
import { type Day, dayOf } from '#i18n/berlin-time.ts';
import type { EventCard } from './contract.ts';
import { markListStaleAt } from './listing/counts.server.ts';
import { nameOf, type Selection } from './listing/queries/conditions.server.ts';
import { type PageRange, pageOfIds } from './listing/queries/page-of-ids.server.ts';
import { endOfToday, overAt } from './period.ts';
import { listedEventPresenter } from './presenter/listed-event.server.ts';
import { onlineEventsInOrder } from './presenter/queries/event-rows.server.ts';

/** By date; with `listFrom`, the list's first day, what began before stands under that day, else under its own. */
export async function listEvents(context: RequestContext, selection: Selection, place: PageRange, listFrom?: Day): Promise<EventCard[]> {
  const { db, now } = context;
  await markListStaleAt(db, selection, now);
  const [name, read] = [nameOf(selection), () => pageOfIds(db, selection, now, place).execute()];
  const ids = await (name === null ? read() : pages.get(db, `${place.offset} ${place.limit} ${name}`, minuteOf(now), read));
  const rows = await onlineEventsInOrder(
    db,
    ids.map(({ id }) => id),
  );
  const present = await listedEventPresenter(context, rows);
  return rows.map((row) => present(row, listFrom));
}

/** Ids alone: what is shown of each is cached by itself, so that a sale leaves its list as it is. */
const pages = new CachedReads(500);

/** Events by their ids, by date, as far as visitors see them: what began before and is still on stands under today; those that are over too, which they say. */
export async function eventsByIds(context: RequestContext, ids: readonly number[]): Promise<(EventCard & { is_over: boolean })[]> {
  const { db, now } = context;
  if (ids.length === 0) return [];
  const rows = await onlineEventsInOrder(db, ids);
  const today = dayOf(now);
  const present = await listedEventPresenter(context, rows);
  return rows.map((row) => {
    const is_over = overAt(row) <= now;
    return { ...present(row, is_over ? undefined : today), is_over };
  });
}

/** Of these events those that visitors see and that are not over, by id; what began before and is still on stands under today. Says until when that holds. */
export async function comingByIds(context: Pick<RequestContext, 'db' | 'language' | 'now'>, ids: readonly number[]): Promise<ReadonlyMap<number, EventCard>> {
  const { db, now } = context;
  if (ids.length === 0) return new Map();
  const rows = await onlineEventsInOrder(db, ids);
  const coming = rows.filter((row) => overAt(row) > now);
  for (const row of coming) setStaleAt(overAt(row));
  setStaleAt(endOfToday(now));
  const present = await listedEventPresenter(context, coming);
  return new Map(coming.map((row) => [row.id, present(row, dayOf(now))]));
}
