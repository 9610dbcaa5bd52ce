import { sql } from 'kysely';
import type { RequestContext } from '#api/request-context.server.ts';
import { CachedReads, minuteOf } from '#db/cached-read.server.ts';
import type { Database } from '#db/database.server.ts';
import type { EventCard } from '../contract.ts';
import { markListStaleAt } from '../listing/counts.server.ts';
import { onlineEventsInOrder } from './event-rows.server.ts';
import { listedEventPresenter } from './listed-event.server.ts';

/** `people` without ensembles: the venue's own are in everything. */
export type Likeness = { production: number; series: readonly number[]; genres: readonly number[]; people: readonly number[] };

const found = new CachedReads(500);

const maxRelated = 3;
/** How many of each likeness are compared: the next ones. */
const candidates = 30;

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

function likest(db: Database, to: Likeness, now: Date) {
  const ints = (ids: readonly number[]) => sql<number[]>`${ids}::int[]`;
  const next = db
    .selectFrom('event')
    .select('event.id')
    .where('event.is_online', '=', true)
    .where('event.date_start', '>=', now)
    .where('event.production_id', '<>', to.production)
    .orderBy('event.date_start')
    .orderBy('event.id')
    .limit(candidates);
  const withPeople = db
    .selectFrom('credit')
    .select('credit.production_id')
    .where('credit.person_id', '=', sql<number>`any(${ints(to.people)})`)
    .where('credit.production_id', 'is not', null)
    .$castTo<{ production_id: number }>();
  const scored = db
    .selectFrom('event as candidate')
    .where('candidate.status', '=', 'scheduled')
    .where(
      'candidate.id',
      'in',
      db
        .selectFrom(next.where('event.series_ids', '&&', ints(to.series)).as('of_series'))
        .select('of_series.id')
        .union(db.selectFrom(next.where('event.genre_ids', '&&', ints(to.genres)).as('of_genre')).select('of_genre.id'))
        .union(db.selectFrom(next.where('event.production_id', 'in', withPeople).as('of_people')).select('of_people.id')),
    )
    .distinctOn('candidate.production_id')
    .select(['candidate.id', 'candidate.date_start'])
    .select((eb) =>
      sql<number>`2 * (${eb.ref('candidate.series_ids')} && ${ints(to.series)})::int + (${eb.ref('candidate.genre_ids')} && ${ints(to.genres)})::int + 3 * (${eb.ref('candidate.production_id')} in ${withPeople})::int`.as(
        'likeness',
      ),
    )
    .orderBy('candidate.production_id')
    .orderBy('candidate.date_start')
    .orderBy('candidate.id');
  return db
    .selectFrom(scored.as('scored'))
    .select('scored.id')
    .orderBy('scored.likeness', 'desc')
    .orderBy('scored.date_start')
    .orderBy('scored.id')
    .limit(maxRelated);
}
