import type { RequestContext } from '#api/request-context.server.ts';
import type { Database } from '#db/database.server.ts';
import { dayOf } from '#i18n/berlin-time.ts';
import { presentNamed } from '#i18n/texts.ts';
import type { EventCard } from './contract.ts';
import { markListStaleAt } from './listing/counts.server.ts';
import type { Selection } from './listing/queries/conditions.server.ts';
import { pageOfIds } from './listing/queries/page-of-ids.server.ts';
import { listedEventPresenter } from './presenter/listed-event.server.ts';
import { onlineEventsInOrder } from './presenter/queries/event-rows.server.ts';

export async function named(table: 'room' | 'genre', { db, language }: RequestContext) {
  const rows = await db.selectFrom(table).select(['id', 'name']).orderBy('sort').orderBy('id').execute();
  return rows.map((row) => presentNamed(row, language));
}

export const typeRows = (db: Database) => db.selectFrom('exhibition_type').select(['id', 'name']).orderBy('sort').orderBy('id').execute();

export const tagRows = (db: Database) => db.selectFrom('tag').select(['id', 'name', 'show_in_filter']).orderBy('sort').orderBy('id').execute();

/** One list of several: from an instant on, or from now on where there is none; what begins before another; with a tag, of a series, in a room. */
export type ListSpan = Pick<Selection, 'from' | 'before' | 'tag' | 'series' | 'room'>;

/** The first `limit` events of each list, in their order: one query, however many lists, and one of the events that are not cached. Says until when that holds. */
export async function severalLists(
  spans: readonly ListSpan[],
  limit: number,
  context: Pick<RequestContext, 'db' | 'language' | 'now'>,
): Promise<EventCard[][]> {
  const { db, now } = context;
  const [first, ...others] = spans.map((span, list) =>
    db.selectFrom(pageOfIds(db, span, now, { limit, offset: 0 }).as('listed')).select((eb) => [eb.lit(list).as('list'), 'listed.id']),
  );
  if (!first) return [];
  // One that begins at an instant stays as it is all day; one from now on is the first to change.
  await markListStaleAt(db, spans.find(({ from }) => !from) ?? { from: now }, now);
  const listed = others.reduce((all, one) => all.unionAll(one), first);
  const lists = Map.groupBy(await listed.execute(), ({ list }) => list);
  const rows = await onlineEventsInOrder(
    db,
    [...lists.values()].flat().map(({ id }) => id),
  );
  const present = await listedEventPresenter(context, rows);
  return spans.map(({ from = now }, list) => {
    const ids = new Set(lists.get(list)?.map(({ id }) => id));
    return rows.filter(({ id }) => ids.has(id)).map((row) => present(row, dayOf(from)));
  });
}
