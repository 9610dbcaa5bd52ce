import { sql } from 'kysely';
import type { Database } from '#db/database.server.ts';

/** To what others are compared. `people` are those who take part, ensembles left out: the venue's own are in everything. */
export type Likeness = { production: number; series: readonly number[]; genres: readonly number[]; people: readonly number[] };

/** How many stand below an event. */
const maxRelated = 3;
/** How many of each likeness are compared: the next ones. */
const candidates = 30;

export function likest(db: Database, to: Likeness, now: Date) {
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
