import { type Expression, type SqlBool, sql } from 'kysely';
import { bothLanguages, holds } from './folded-text.server.ts';
import type { Word } from './words.ts';

/**
 * Whether an event holds a word: in its own or its production's title and subtitle, its room, works, composers or
 * people. Rooms, productions, people and works are looked through once, not once per event.
 */
export function eventHolds(word: Word): Expression<SqlBool> {
  const inText = (column: string) => holds(bothLanguages(sql.ref(column)), word);
  const people = sql`select id from ${sql.table('person')} where ${holds(sql.ref('name'), word)}`;
  const works = sql`select id from ${sql.table('work')} where ${inText('title')} or composer_id in (${people})`;
  return sql`(
    event.room_id in (select id from ${sql.table('room')} where ${inText('name')})
    or event.production_id in (select id from ${sql.table('production')} where ${inText('title')} or ${inText('subtitle')})
    or (event.title is not null and ${inText('event.title')})
    or (event.subtitle is not null and ${inText('event.subtitle')})
    or ${listHolds('credit', sql`person_id in (${people})`)}
    or ${listHolds('programme_item', sql`work_id in (${works})`)}
  )`;
}

/** Of an event that differs from its production, its own list replaces the production's (migration 0001): who is replaced is not found. */
function listHolds(table: 'credit' | 'programme_item', condition: Expression<unknown>): Expression<SqlBool> {
  const list = sql.table(table);
  return sql`(
    event.id in (select event_id from ${list} where event_id is not null and ${condition})
    or (event.production_id in (select production_id from ${list} where production_id is not null and ${condition})
      and event.id not in (select event_id from ${list} where event_id is not null))
  )`;
}
