import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '#db/database.server.ts';
import type { Schema } from '#db/schema.ts';
import type { FilterQuery } from './contract.ts';
import { type FilterKey, filterKeys } from './filter/filter.ts';
import { calendarMonths, stillOnMinutes } from './limits.ts';
import { endOfToday, type Period, periodFrom } from './period.ts';

export type Selection = FilterQuery & { production?: number | undefined };

type Builder = ExpressionBuilder<Schema, 'event'>;

/** Which events a list shows: the one place that knows the conditions, shared by list, counts and calendar. */
export function matches(selection: Selection, now: Date) {
  return (eb: Builder): Expression<SqlBool> => {
    const conditions = [eb('event.is_online', '=', true), inPeriod(eb, periodFrom(selection.date, now))];
    for (const key of filterKeys) {
      const id = selection[key];
      if (id !== undefined) conditions.push(hasOption(eb, key, id));
    }
    if (selection.production !== undefined) conditions.push(eb('event.production_id', '=', selection.production));
    return eb.and(conditions);
  };
}

function inPeriod(eb: Builder, { from, stillOn }: Period): Expression<SqlBool> {
  const started = eb('event.date_start', '>=', from);
  if (!stillOn) return started;
  const { endsAfter, startedAfter } = stillOn;
  const withoutEnd = eb.and([eb('event.date_end', 'is', null), eb('event.date_start', '>', startedAfter)]);
  return eb.and([started, eb.or([eb('event.date_end', '>', endsAfter), withoutEnd, eb('event.time_known', '=', false)])]);
}

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

/** When the first of today's events leaves the list from now on, as it will be over; null where none does. */
export async function firstToLeave(db: Database, now: Date): Promise<Date | null> {
  const over = sql<Date>`coalesce(event.date_end, event.date_start + ${stillOnMinutes} * interval '1 minute')`;
  const { leaves } = await db
    .selectFrom('event')
    .select((eb) => eb.fn.min<Date | null>(over).as('leaves'))
    .where(matches({}, now))
    .where('event.date_start', '<', endOfToday(now))
    .where('event.time_known', '=', true)
    .executeTakeFirstOrThrow();
  return leaves;
}

export type Place = { limit: number; offset: number };

/** Ids of one page of the list, by date. Answered from one index alone. */
export const pageOfIds = (db: Database, selection: Selection, now: Date, { limit, offset }: Place) =>
  db.selectFrom('event').select('event.id').where(matches(selection, now)).orderBy('event.date_start').orderBy('event.id').limit(limit).offset(offset);

/** The days on which there are events, in order, for the next two years. */
export async function daysWithEvents(db: Database, selection: Selection, now: Date): Promise<string[]> {
  const end = periodFrom(selection.date, now).from;
  end.setUTCMonth(end.getUTCMonth() + calendarMonths);
  const rows = await db
    .selectFrom('event')
    .select('event.day')
    .distinct()
    .where(matches(selection, now))
    .where('event.date_start', '<', end)
    .orderBy('event.day')
    .execute();
  return rows.map(({ day }) => day);
}
