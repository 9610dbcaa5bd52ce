import { type Expression, type ExpressionBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type { Schema } from '#db/schema.ts';
import { type Day, dayOf } from '#i18n/berlin-time.ts';
import type { FilterQuery } from '../../contract.ts';
import { type FilterKey, filterKeys } from '../../filter/filter.ts';
import { endOf, type Period, periodFrom } from '../../period.ts';

export type Selection = FilterQuery & {
  production?: number | undefined;
  /** Of these productions alone: the query of their ids. */
  productions?: SelectQueryBuilder<Schema, 'production', { id: number }> | undefined;
  /** In the place of a day: from this instant on. */
  from?: Date | undefined;
  /** Only what begins before. */
  before?: Date | undefined;
};

/** Under which what is read of a selection is cached; null of one that holds a query, or an instant, which hardly comes again. */
export const nameOf = ({ productions, from, before, ...selection }: Selection): string | null =>
  productions || from || before ? null : JSON.stringify(selection);

type Builder = ExpressionBuilder<Schema, 'event'>;

/** Which events a list shows: the one place that knows the conditions, shared by list, counts and calendar. */
export function matches(selection: Selection, now: Date) {
  const period = periodOf(selection, now);
  return (eb: Builder): Expression<SqlBool> => eb.and([eb('event.date_start', '>=', earliestStart(eb, period)), isListed(selection, period)(eb)]);
}

export const periodOf = (selection: Selection, now: Date): Period =>
  selection.from ? { from: selection.from, endsAfter: selection.from, startedAfter: null } : periodFrom(startOf(selection, now), now);

/** Its first day; null: now. Of what is over no tickets can be had. */
export const startOf = ({ date, tickets }: Pick<Selection, 'date' | 'tickets'>, now: Date): Day | null =>
  date && !(tickets && date <= dayOf(now)) ? date : null;

/** The same without saying from where to read. */
function isListed(selection: Selection, period: Period) {
  return (eb: Builder): Expression<SqlBool> => eb.and([eb('event.is_online', '=', true), inPeriod(eb, period), isChosen(selection)(eb)]);
}

export function isChosen(selection: Selection, { without }: { without?: FilterKey | undefined } = {}) {
  return (eb: Builder): Expression<SqlBool> => {
    const conditions: Expression<SqlBool>[] = [];
    for (const key of filterKeys) {
      const id = selection[key];
      if (id !== undefined && key !== without) conditions.push(hasOption(eb, key, id));
    }
    if (selection.until) conditions.push(eb('event.date_start', '<', endOf(selection.until)));
    if (selection.tickets) conditions.push(eb('event.has_tickets', '=', true));
    if (selection.before) conditions.push(eb('event.date_start', '<', selection.before));
    if (selection.productions) conditions.push(eb('event.production_id', 'in', selection.productions));
    if (selection.production !== undefined) conditions.push(eb('event.production_id', '=', selection.production));
    return eb.and(conditions);
  };
}

/** Whether an event is on, or begins, in a period. */
export function inPeriod(eb: Builder, { from, endsAfter, startedAfter }: Period): Expression<SqlBool> {
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
