import { type Expression, type ExpressionBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '#db/database.server.ts';
import type { Schema } from '#db/schema.ts';
import { addDays, type Day, dayOf } from '#i18n/berlin-time.ts';
import type { FilterQuery } from '../contract.ts';
import { type FilterKey, filterKeys } from '../filter/filter.ts';
import { calendarMonths, stillOnMinutes } from '../limits.ts';
import { endOf, endOfToday, firstDay, type Period, periodFrom } from '../period.ts';

export type Selection = FilterQuery & {
  production?: number | undefined;
  /** Of these productions alone: the query of their ids. */
  productions?: SelectQueryBuilder<Schema, 'production', { id: number }> | undefined;
  /** In the place of a day: from this instant on. */
  from?: Date | undefined;
  /** Only what begins before. */
  before?: Date | undefined;
};

type Builder = ExpressionBuilder<Schema, 'event'>;

/** Which events a list shows: the one place that knows the conditions, shared by list, counts and calendar. */
export function matches(selection: Selection, now: Date) {
  const period = periodOf(selection, now);
  return (eb: Builder): Expression<SqlBool> => eb.and([eb('event.date_start', '>=', earliestStart(eb, period)), isListed(selection, period)(eb)]);
}

/** From when on its events are listed. */
export const periodOf = (selection: Selection, now: Date): Period =>
  selection.from ? { from: selection.from, endsAfter: selection.from, startedAfter: null } : periodFrom(startOf(selection, now), now);

/** Its first day; null: now. Of what is over no tickets can be had. */
export const startOf = ({ date, tickets }: Pick<Selection, 'date' | 'tickets'>, now: Date): Day | null =>
  date && !(tickets && date <= dayOf(now)) ? date : null;

/** The same without saying from where to read. */
export function isListed(selection: Selection, period: Period) {
  return (eb: Builder): Expression<SqlBool> => {
    const conditions = [eb('event.is_online', '=', true), inPeriod(eb, period)];
    for (const key of filterKeys) {
      const id = selection[key];
      if (id !== undefined) conditions.push(hasOption(eb, key, id));
    }
    if (selection.until) conditions.push(eb('event.date_start', '<', endOf(selection.until)));
    if (selection.tickets) conditions.push(eb('event.has_tickets', '=', true));
    if (selection.before) conditions.push(eb('event.date_start', '<', selection.before));
    if (selection.productions) conditions.push(eb('event.production_id', 'in', selection.productions));
    if (selection.production !== undefined) conditions.push(eb('event.production_id', '=', selection.production));
    return eb.and(conditions);
  };
}

function inPeriod(eb: Builder, { from, endsAfter, startedAfter }: Period): Expression<SqlBool> {
  const begins = eb('event.date_start', '>=', from);
  const recently = startedAfter && eb.or([eb('event.date_start', '>', startedAfter), eb('event.time_known', '=', false)]);
  const withoutEnd = recently ? eb.and([begins, eb('event.date_end', 'is', null), recently]) : begins;
  return eb.or([eb('event.date_end', '>', endsAfter), withoutEnd]);
}

/**
 * When the first event of a list began, so that an index is read from there and not from its beginning: few events end
 * on a later day than theirs, and an index of these alone knows which of them were on (migration 0016). The filter keeps PostgreSQL from
 * looking for the earliest of them among all events, by date.
 */
const earliestStart = (eb: Builder, { from, endsAfter }: Period) =>
  eb.fn<Date>('least', [
    eb.val(from),
    eb
      .selectFrom('event as lasting')
      .select((of) => of.fn.min('lasting.date_start').filterWhere('lasting.date_start', '<', from).as('earliest'))
      .where('lasting.is_online', '=', true)
      .where(endsLater('lasting'))
      .where(sql<SqlBool>`tstzrange(${sql.ref('lasting.date_start')}, ${sql.ref('lasting.date_end')}) @> ${from}::timestamptz`)
      .where('lasting.date_end', '>', endsAfter),
  ]);

/** Whether an event ends on a later day than it begins, in the words of the index of migration 0008. */
export const endsLater = (table: 'event' | 'lasting') =>
  sql<SqlBool>`(${sql.ref(`${table}.date_end`)} at time zone 'Europe/Berlin')::date > ${sql.ref(`${table}.day`)}`;

export function hasOption(eb: Builder, key: FilterKey, id: number) {
  switch (key) {
    case 'room':
      return eb('event.room_id', '=', id);
    case 'type':
      return eb('event.type_id', '=', id);
    default:
      return eb(`event.${key}_ids`, '@>', sql<number[]>`array[${id}]::int[]`);
  }
}

/** How many events a list has in all. */
export async function countEvents(db: Database, selection: Selection, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom('event')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where(matches(selection, now))
    .executeTakeFirstOrThrow();
  return count;
}

/** Of each day on which events begin, the last first: how many begin on it or later. */
export async function eventsFromEachDay(db: Database): Promise<{ day: Day; count: number }[]> {
  const days = await db
    .selectFrom('event')
    .select((eb) => ['event.day', eb.fn.countAll<number>().as('count')])
    .where('event.is_online', '=', true)
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
export async function countStillOn(db: Database, date: Day, now: Date): Promise<number> {
  const { from, endsAfter } = periodFrom(date, now);
  const { count } = await db
    .selectFrom('event')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('event.is_online', '=', true)
    .where('event.date_start', '<', from)
    .where('event.date_end', '>', endsAfter)
    .where(endsLater('event'))
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

/** The days on which something is on, in order, for the next two years: those on which an event begins, and those of its run. */
export async function daysWithEvents(db: Database, selection: Selection, now: Date): Promise<string[]> {
  const date = startOf(selection, now);
  const period = periodFrom(date, now);
  const end = new Date(period.from);
  end.setUTCMonth(end.getUTCMonth() + calendarMonths);
  const listed = db.selectFrom('event').where(isListed(selection, period)).where('event.date_start', '<', end);
  const begins = listed.select(['event.day as first', 'event.day as last']).distinct().where('event.date_start', '>=', period.from);
  const runs = listed
    .select([
      sql<Day>`greatest(event.day, ${firstDay(date, now)})`.as('first'),
      // What ends at midnight is over by then.
      sql<Day>`max(least(((event.date_end - interval '1 microsecond') at time zone 'Europe/Berlin')::date, ${dayOf(new Date(end.getTime() - 1))}))`.as('last'),
    ])
    .groupBy('first')
    .where(endsLater('event'))
    .where('event.date_end', '>', period.from);
  return daysIn(await begins.unionAll(runs).orderBy('first').execute());
}

/** The days of stretches that may overlap, each once; the stretches by their first day. */
function daysIn(stretches: { first: Day; last: Day }[]): Day[] {
  const days: Day[] = [];
  let reached = '';
  for (const { first, last } of stretches) {
    for (let day = first > reached ? first : addDays(reached, 1); day <= last; day = addDays(day, 1)) {
      days.push(day);
      reached = day;
    }
  }
  return days;
}
