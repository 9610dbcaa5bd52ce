import type { Database } from '#db/database.server.ts';
import { matches, type Selection } from './conditions.server.ts';
import { partsOf } from './parts.server.ts';

export type PageRange = { limit: number; offset: number };

/** Ids of one page of the list, by date: each part is read in the order of an index, and no further than the page reaches. */
export function pageOfIds(db: Database, selection: Selection, now: Date, { limit, offset }: PageRange) {
  // What is on at an instant in the middle of a day may have begun on that day.
  if (selection.from)
    return db.selectFrom('event').select('event.id').where(matches(selection, now)).orderBy('event.date_start').orderBy('event.id').limit(limit).offset(offset);
  const { begins, lasts } = partsOf(db, selection, now);
  const first = (part: typeof begins) =>
    db
      .selectFrom(
        part
          .select(['event.id', 'event.date_start'])
          .orderBy('event.date_start')
          .orderBy('event.id')
          .limit(offset + limit)
          .as('part'),
      )
      .select(['part.id', 'part.date_start']);
  return db
    .selectFrom(first(lasts).unionAll(first(begins)).as('in_list'))
    .select('in_list.id')
    .orderBy('in_list.date_start')
    .orderBy('in_list.id')
    .limit(limit)
    .offset(offset);
}
