import type { Database } from '#db/database.server.ts';
import { overAt } from '#features/programme/index.server.ts';
import { toBerlinIso } from '#i18n/berlin-time.ts';
import type { Language } from '#i18n/language.ts';
import { asLabel, chooseLabel } from '#resources/server/labels.server.ts';
import { type CastList, isSameList, peopleIn } from './cast-lists.ts';
import type { CastCell, CastGrid } from './contract.ts';
import { type CreditRow, castRows, datesWithCast, productionTitle } from './queries.server.ts';
import { t } from './server-strings.ts';

export const listsOf = (rows: readonly CreditRow[]): { shared: CastList; own: ReadonlyMap<number, CastList> } => ({
  shared: rows.filter(({ event_id }) => event_id === null),
  own: Map.groupBy(
    rows.filter(({ event_id }) => event_id !== null),
    ({ event_id }) => event_id ?? 0,
  ),
});

/** Who has which role on which date, in three statements however many there are; null where there is no such production. */
export async function readGrid(db: Database, production: number, language: Language, now: Date): Promise<CastGrid | null> {
  const known = await productionTitle(db, production);
  if (!known) return null;
  const dates = await datesWithCast(db, production);
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
