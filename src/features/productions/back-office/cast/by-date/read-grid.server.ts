import { sql } from 'kysely';
import type { Database } from '#db/database.server.ts';
import { overAt } from '#features/programme/index.server.ts';
import { toBerlinIso } from '#i18n/berlin-time.ts';
import type { Language } from '#i18n/language.ts';
import type { Localised } from '#i18n/localised.ts';
import { asLabel, chooseLabel } from '#resources/server/labels.server.ts';
import { maxCastDates } from '../../limits.ts';
import { type CastList, isSameList, peopleIn } from './cast-lists.ts';
import type { CastCell, CastGrid } from './contract.ts';
import { t } from './server-strings.ts';

type CreditRow = {
  event_id: number | null;
  person_id: number;
  role_id: number | null;
  name: string;
  names: Localised | null;
  kind: 'person' | 'ensemble';
  role: Localised | null;
};
type DateRow = {
  id: number;
  day: string;
  date_start: Date;
  date_end: Date | null;
  time_known: boolean;
  room_id: number;
  room: Localised;
  status: 'scheduled' | 'cancelled' | 'postponed';
  is_online: boolean;
};

/** All lists of a production: its own, and those of its dates that have one. One statement. */
export async function castRows(db: Database, production: number): Promise<CreditRow[]> {
  const { rows } = await sql<CreditRow>`
    select c.event_id, c.person_id, c.role_id, p.name, p.names, p.kind, r.name as role
      from credit c join person p on p.id = c.person_id left join role r on r.id = c.role_id
     where c.production_id = ${production} or c.event_id in (select id from event where production_id = ${production})
     order by c.position, c.id`.execute(db);
  return rows;
}

export const listsOf = (rows: readonly CreditRow[]): { shared: CastList; own: ReadonlyMap<number, CastList> } => ({
  shared: rows.filter(({ event_id }) => event_id === null),
  own: Map.groupBy(
    rows.filter(({ event_id }) => event_id !== null),
    ({ event_id }) => event_id ?? 0,
  ),
});

/** Who has which role on which date, in three statements however many there are; null where there is no such production. */
export async function readGrid(db: Database, production: number, language: Language, now: Date): Promise<CastGrid | null> {
  const known = await db.selectFrom('production').select(['id', 'title']).where('id', '=', production).executeTakeFirst();
  if (!known) return null;
  const { rows: dates } = await sql<DateRow>`
    select e.id, e.day::text, e.date_start, e.date_end, e.time_known, e.room_id, r.name as room, e.status, e.is_online
      from event e join room r on r.id = e.room_id where e.production_id = ${production} order by e.date_start desc, e.id desc limit ${maxCastDates}`.execute(
    db,
  );
  const rows = await castRows(db, production);
  const { shared, own } = listsOf(rows);
  const people = new Map(rows.map(({ person_id: id, name, names, kind }) => [id, { id, name: names?.[language] || name, kind }]));
  const roles = [
    ...new Map([...rows].sort((one, other) => Number(one.event_id !== null) - Number(other.event_id !== null)).map((row) => [row.role_id, row.role])),
  ];
  const cellsOf = (list: CastList): CastCell[] =>
    roles.map(([role_id]) => {
      const ids = peopleIn(list, role_id);
      const isOwn = !isSameList(
        ids.map((person_id) => ({ person_id, role_id })),
        peopleIn(shared, role_id).map((person_id) => ({ person_id, role_id })),
      );
      return { role_id, people: ids.flatMap((id) => people.get(id) ?? []), is_own: isOwn };
    });
  return {
    production: { id: known.id, ...asLabel(chooseLabel(known.title, language)) },
    roles: roles.map(([id, name]) => ({ id, ...(name ? asLabel(chooseLabel(name, language)) : { label: t(language, 'no_role') }) })),
    cells: cellsOf(shared),
    dates: dates.reverse().map((row) => ({
      id: row.id,
      day: row.day,
      date_start: toBerlinIso(row.date_start),
      time_known: row.time_known,
      room: { id: row.room_id, ...asLabel(chooseLabel(row.room, language)) },
      status: row.status,
      is_online: row.is_online,
      is_over: overAt(row) <= now,
      cells: cellsOf(own.get(row.id) ?? shared),
    })),
  };
}
