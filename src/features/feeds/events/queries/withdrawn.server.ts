import { sql } from 'kysely';
import type { Database } from '#db/database.server.ts';
import type { FilterQuery } from '#features/programme/contract.ts';
import { addDays, type Day, instantAt, toBerlinIso } from '#i18n/berlin-time.ts';
import { feedEvents } from '../../limits.ts';
import type { WithdrawnEvent } from '../feed-event.ts';

/** Any of several options of each kind; of an empty list all. */
export type AnyOf = { rooms?: readonly number[]; types?: readonly number[]; tags?: readonly number[]; series?: readonly number[] };

/**
 * The events that matched a filter and are not shown any more, from a day on and still on then, as they were last shown: a
 * calendar that has them is told so. One query.
 */
export async function withdrawnEvents(
  db: Database,
  { date, until, anyOf = {}, ...chosen }: FilterQuery & { date: Day; anyOf?: AnyOf },
): Promise<WithdrawnEvent[]> {
  const rows = await db
    .selectFrom('withdrawn_event')
    .select(['id', 'date_start', 'date_end', 'time_known', 'day', 'sequence', 'withdrawn_at'])
    .where((eb) => eb.or([eb('date_start', '>=', instantAt(date)), eb('date_end', '>', instantAt(date))]))
    .where((eb) => {
      const { room, type, tag, series, genre, accessibility } = chosen;
      const has = (column: 'tag_ids' | 'series_ids' | 'genre_ids' | 'accessibility_ids', id: number) => eb(column, '@>', sql<number[]>`array[${id}]::int[]`);
      const hasAny = (column: 'tag_ids' | 'series_ids', ids: readonly number[]) => eb(column, '&&', sql<number[]>`${[...ids]}::int[]`);
      return eb.and([
        ...(anyOf.rooms?.length ? [eb('room_id', 'in', anyOf.rooms)] : []),
        ...(anyOf.types?.length ? [eb('type_id', 'in', anyOf.types)] : []),
        ...(anyOf.tags?.length ? [hasAny('tag_ids', anyOf.tags)] : []),
        ...(anyOf.series?.length ? [hasAny('series_ids', anyOf.series)] : []),
        ...(until ? [eb('date_start', '<', instantAt(addDays(until, 1)))] : []),
        ...(room === undefined ? [] : [eb('room_id', '=', room)]),
        ...(type === undefined ? [] : [eb('type_id', '=', type)]),
        ...(tag === undefined ? [] : [has('tag_ids', tag)]),
        ...(series === undefined ? [] : [has('series_ids', series)]),
        ...(genre === undefined ? [] : [has('genre_ids', genre)]),
        ...(accessibility === undefined ? [] : [has('accessibility_ids', accessibility)]),
      ]);
    })
    .orderBy('date_start')
    .orderBy('id')
    .limit(feedEvents)
    .execute();
  return rows.map(({ date_start, date_end, withdrawn_at, ...row }) => ({
    ...row,
    date_start: toBerlinIso(date_start),
    date_end: date_end && toBerlinIso(date_end),
    updated_at: toBerlinIso(withdrawn_at),
  }));
}
