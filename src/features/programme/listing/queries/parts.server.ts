import { type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '#db/database.server.ts';
import type { Schema } from '#db/schema.ts';
import type { FilterKey } from '../../filter/filter.ts';
import { endsLater, isChosen, periodOf, type Selection } from './conditions.server.ts';

/** Of the same events in two parts, so that each is read from an index of its own; no event is in both. */
type Parts = { begins: Part; lasts: Part };
type Part = SelectQueryBuilder<Schema, 'event', object>;

/** Keys whose options are kept with the events that have them, in the order of dates (migration 0048): the rarer first. */
const labels = ['accessibility', 'series', 'genre', 'tag'] as const satisfies FilterKey[];

/**
 * The events of a list (`matches`): those that begin on its first day or later, in the order of an index of dates, and the few
 * that began on an earlier day and are still on. Read as one, an exhibition of two years would make every list be read from its opening.
 */
export function partsOf(db: Database, selection: Selection, now: Date): Parts {
  const { from, endsAfter, startedAfter } = periodOf(selection, now);
  const lasts = lastingEvents(db, selection, (lasting) =>
    lasting
      .where('event.date_start', '<', from)
      .where('event.date_end', '>', endsAfter)
      .where(sql<SqlBool>`tstzrange(${sql.ref('event.date_start')}, ${sql.ref('event.date_end')}) @> ${from}::timestamptz`),
  ).where(isChosen(selection));
  const begins = inOrderOfDates(db, selection).where('event.date_start', '>=', from);
  if (!startedAfter) return { begins, lasts };
  const isOn = begins.where((eb) =>
    eb.or([
      eb('event.date_end', '>', endsAfter),
      eb.and([eb('event.date_end', 'is', null), eb.or([eb('event.date_start', '>', startedAfter), eb('event.time_known', '=', false)])]),
    ]),
  );
  return { begins: isOn, lasts };
}

/**
 * Events that end on a later day than they begin. They are few, and have indexes of their own: `offset 0` keeps PostgreSQL from
 * looking for what else is asked of them among all others first. Whether they have tickets is read only where that is chosen:
 * else each change of a ticket would purge what only says when something is on.
 */
function lastingEvents(db: Database, { tickets }: Pick<Selection, 'tickets'>, narrow: (all: Part) => Part): Part {
  const all: Part = db.selectFrom('event').where('event.is_online', '=', true).where(endsLater('event'));
  return db.selectFrom(
    narrow(all)
      .select(tickets ? [...listedColumns, 'event.has_tickets'] : listedColumns)
      .offset(0)
      .as('event'),
  ) as unknown as Part; // it has the columns that lists ask for
}

const listedColumns = [
  'event.id',
  'event.production_id',
  'event.date_start',
  'event.date_end',
  'event.day',
  'event.time_known',
  'event.room_id',
  'event.type_id',
  'event.tag_ids',
  'event.series_ids',
  'event.genre_ids',
  'event.accessibility_ids',
] as const;

/** What is chosen, whenever it is. */
function inOrderOfDates(db: Database, selection: Selection): Part {
  const key = labels.find((label) => selection[label] !== undefined);
  const ofProductions = selection.production !== undefined || selection.productions;
  const all: Part = db.selectFrom('event').where('event.is_online', '=', true);
  if (!key || ofProductions) return all.where(isChosen(selection));
  const labelled = db
    .selectFrom('event_label as event')
    .where('event.kind', '=', sql.lit(key))
    .where('event.label_id', '=', selection[key] ?? 0) as unknown as Part; // it has the columns of an event that lists ask for
  return labelled.where(isChosen(selection, { without: key }));
}
