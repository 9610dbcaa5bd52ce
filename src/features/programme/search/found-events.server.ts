import { type Expression, type SqlBool, sql } from 'kysely';
import type { Database } from '#db/database.server.ts';
import { patternsOf, type Word } from '#i18n/search-words.ts';
import { markListStaleAt } from '../listing/counts.server.ts';
import { pageOfIds } from '../listing/listing.server.ts';
import { eventRows } from '../presenter/event-rows.server.ts';

/** Every word of `words`, of which there is at least one, has to be found. */
export type Search = { words: readonly Word[]; now: Date };
type Place = { limit: number; offset: number };

export async function countFoundEvents(db: Database, search: Search): Promise<number> {
  await markListStaleAt(db, {}, search.now);
  const { count } = await db
    .selectFrom(foundEvents(db, search).as('found'))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** One page of the events found, by date, and how many there are in all; 0 on a page beyond the last. One query. */
export async function foundEventRows(db: Database, search: Search, { limit, offset }: Place) {
  await markListStaleAt(db, {}, search.now);
  const found = foundEvents(db, search);
  const page = db
    .selectFrom(found.as('found'))
    .select(['id', (eb) => eb.fn.countAll<number>().over().as('count')])
    .orderBy('date_start')
    .orderBy('id')
    .limit(limit)
    .offset(offset);
  const rows = await eventRows(db)
    .innerJoin(page.as('page'), 'page.id', 'event.id')
    .select('page.count')
    .orderBy('event.date_start')
    .orderBy('event.id')
    .execute();
  return { count: rows[0]?.count ?? 0, rows };
}

/** Of each production found its next date; the first to come are first. */
export async function nextDatesFound(db: Database, search: Search, limit: number) {
  await markListStaleAt(db, {}, search.now);
  const found = foundEvents(db, search);
  const nextDates = db
    .selectFrom(found.as('found'))
    .select(['id', 'date_start'])
    .distinctOn('production_id')
    .orderBy('production_id')
    .orderBy('date_start')
    .orderBy('id');
  const first = db.selectFrom(nextDates.as('next')).select('id').orderBy('date_start').orderBy('id').limit(limit);
  return eventRows(db).where('event.id', 'in', first).orderBy('event.date_start').orderBy('event.id').execute();
}

/** The events to come that hold every word. */
function foundEvents(db: Database, { words, now }: Search) {
  const upcoming = pageOfIds(db, {}, now, { limit: 1, offset: 0 })
    .clearLimit()
    .clearOffset()
    .clearOrderBy()
    .clearSelect()
    .select(['event.id', 'event.date_start', 'event.production_id']);
  const shared = upcoming
    .innerJoin('search_text as held', (join) =>
      join.onRef('held.production_id', '=', 'event.production_id').onRef('held.room_id', '=', 'event.room_id').on('held.event_id', 'is', null),
    )
    .where(({ not, exists, selectFrom }) => not(exists(selectFrom('search_text as own').select('own.event_id').whereRef('own.event_id', '=', 'event.id'))))
    .where((eb) => eb.and(words.map(holds)));
  const own = upcoming.innerJoin('search_text as held', 'held.event_id', 'event.id').where((eb) => eb.and(words.map(holds)));
  return shared.unionAll(own);
}

const holds = (word: Word): Expression<SqlBool> =>
  sql`(${sql.join(
    patternsOf(word).map((pattern) => sql`held.text like ${pattern}`),
    sql` or `,
  )})`;
