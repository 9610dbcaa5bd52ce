import { type SqlBool, sql } from 'kysely';
import type { Database } from '#db/database.server.ts';
import { endsLater, isListed, matches, periodOf, type Selection } from './listing.server.ts';

export type Place = { limit: number; offset: number };

/** Ids of one page of the list, by date. Answered from indexes alone. */
export function pageOfIds(db: Database, selection: Selection, now: Date, { limit, offset }: Place) {
  if (isNarrowed(selection))
    return db.selectFrom('event').select('event.id').where(matches(selection, now)).orderBy('event.date_start').orderBy('event.id').limit(limit).offset(offset);
  return pageOfAll(db, selection, now, { limit, offset });
}

/** Whether something else than days is chosen; then the few that are left are found by other indexes than that of dates. */
const isNarrowed = ({ date, until, before, ...chosen }: Selection): boolean => Object.values(chosen).some((value) => value !== undefined);

/**
 * The same of all that is on from a day: what begins on it or later, read in the order of an index and no further than the page
 * reaches, and the few that began on an earlier day. Read as one, an exhibition of two years would make every list be read from
 * its opening.
 */
function pageOfAll(db: Database, selection: Selection, now: Date, { limit, offset }: Place) {
  const period = periodOf(selection, now);
  const listed = db.selectFrom('event').where(isListed(selection, period));
  const lasts = listed
    .where('event.date_start', '<', period.from)
    .where('event.date_end', '>', period.endsAfter)
    .where(endsLater('event'))
    .where(sql<SqlBool>`tstzrange(${sql.ref('event.date_start')}, ${sql.ref('event.date_end')}) @> ${period.from}::timestamptz`);
  const first = (part: typeof listed) =>
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
    .selectFrom(
      first(lasts)
        .unionAll(first(listed.where('event.date_start', '>=', period.from)))
        .as('in_list'),
    )
    .select('in_list.id')
    .orderBy('in_list.date_start')
    .orderBy('in_list.id')
    .limit(limit)
    .offset(offset);
}
