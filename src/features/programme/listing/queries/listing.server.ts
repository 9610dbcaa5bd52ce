import { sql } from 'kysely';
import type { Database } from '#db/database.server.ts';
import { addDays, type Day, dayOf } from '#i18n/berlin-time.ts';
import { calendarMonths, stillOnMinutes } from '../../limits.ts';
import { endOfToday, firstDay, periodFrom } from '../../period.ts';
import { matches, type Selection, startOf } from './conditions.server.ts';
import { partsOf } from './parts.server.ts';

export async function countEvents(db: Database, selection: Selection, now: Date): Promise<number> {
  const { begins, lasts } = partsOf(db, selection, now);
  const count = (part: typeof begins) => part.select((eb) => eb.fn.countAll<number>().as('count'));
  const { sum } = await db
    .selectFrom(count(begins).unionAll(count(lasts)).as('part'))
    .select(sql<number>`sum(count)::bigint`.as('sum'))
    .executeTakeFirstOrThrow();
  return sum;
}

/** Of each day on which events begin, the last first: how many begin on it or later; of all, or of those with tickets. */
export async function eventsFromEachDay(db: Database, { tickets }: Pick<Selection, 'tickets'>): Promise<{ day: Day; count: number }[]> {
  const days = await db
    .selectFrom('event')
    .select((eb) => ['event.day', eb.fn.countAll<number>().as('count')])
    .where('event.is_online', '=', true)
    .$if(Boolean(tickets), (query) => query.where('event.has_tickets', '=', true))
    .groupBy('event.day')
    .orderBy('event.day', 'desc')
    .execute();
  let later = 0;
  return days.map(({ day, count }) => {
    later += count;
    return { day, count: later };
  });
}

/** How many events began on an earlier day and are on when this one begins. */
export async function countStillOn(db: Database, selection: Pick<Selection, 'date' | 'tickets'>, now: Date): Promise<number> {
  const { count } = await partsOf(db, selection, now)
    .lasts.select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** When the first of the events that are on today leaves the list from now on, as it will be over; null where none does. */
export async function firstToLeave(db: Database, now: Date): Promise<Date | null> {
  const over = sql<Date>`coalesce(event.date_end, event.date_start + ${stillOnMinutes} * interval '1 minute')`;
  const { leaves } = await db
    .selectFrom('event')
    .select((eb) => eb.fn.min<Date | null>(over).as('leaves'))
    .where(matches({}, now))
    .where('event.date_start', '<', endOfToday(now))
    .where((eb) => eb.or([eb('event.time_known', '=', true), eb('event.date_end', 'is not', null)]))
    .executeTakeFirstOrThrow();
  return leaves;
}

/**
 * The days on which something is on, in order, for the next two years. What begins on one day is on until the last of it ends;
 * these stretches come as one text, as a thousand rows cost as much to send and to read as to find.
 */
export async function daysWithEvents(db: Database, selection: Selection, now: Date): Promise<string[]> {
  const date = startOf(selection, now);
  const end = new Date(periodFrom(date, now).from);
  end.setUTCMonth(end.getUTCMonth() + calendarMonths);
  const lastDay = dayOf(new Date(end.getTime() - 1));
  const { begins, lasts } = partsOf(db, selection, now);
  const listed = begins
    .where('event.date_start', '<', end)
    .select(['event.day as first', 'event.date_end'])
    .unionAll(lasts.select([sql<Day>`${firstDay(date, now)}::date`.as('first'), 'event.date_end']));
  // What ends at midnight is over by then; null where of none the end is known.
  const over = sql<Day | null>`((max(${sql.ref('listed.date_end')}) - interval '1 microsecond') at time zone 'Europe/Berlin')::date`;
  const stretches = db
    .selectFrom(listed.as('listed'))
    .select(['listed.first', over.as('last')])
    .groupBy('listed.first');
  const { days } = await db
    .selectFrom(stretches.as('stretch'))
    .select(sql<string | null>`string_agg(concat_ws('/', first, case when last > first then least(last, ${lastDay}) end), ' ' order by first)`.as('days'))
    .executeTakeFirstOrThrow();
  return daysIn(days?.split(' ').map((stretch) => stretch.split('/')) ?? []);
}

/** The days of stretches that may overlap, each once; the stretches by their first day, `[first, last]` or `[the only one]`. */
function daysIn(stretches: readonly string[][]): Day[] {
  const days: Day[] = [];
  let reached = '';
  for (const [first = '', last = first] of stretches) {
    if (last <= reached) continue;
    reached = first > reached ? first : addDays(reached, 1);
    days.push(reached);
    while (reached < last) {
      reached = addDays(reached, 1);
      days.push(reached);
    }
  }
  return days;
}
