import type { Database } from '#db/database.server.ts';
import { type CastList, follow, isSameList } from './cast-lists.ts';
import type { ChangedList } from './contract.ts';
import { deleteLists, insertCredits } from './queries.server.ts';

type Lists = { shared: CastList; own: ReadonlyMap<number, CastList> };

/** The lists of dates that have one of their own, after their production's has changed. */
export const followProduction = (own: Lists['own'], before: CastList, after: CastList): Map<number, CastList> =>
  new Map([...own].map(([id, list]) => [id, follow(list, before, after)]));

/** Stores what differs, in two statements; a date whose list is that of its production has none. Answers what is different now. */
export async function storeLists(db: Database, production_id: number, before: Lists, after: Lists): Promise<ChangedList[]> {
  const own = (id: number): CastList => {
    const list = after.own.get(id) ?? [];
    return isSameList(list, after.shared) ? [] : list;
  };
  const changed: ChangedList[] = [
    ...(isSameList(before.shared, after.shared) ? [] : [{ event_id: null, before: plain(before.shared), after: plain(after.shared) }]),
    ...[...after.own.keys()].flatMap((id) =>
      isSameList(before.own.get(id) ?? [], own(id)) ? [] : [{ event_id: id, before: plain(before.own.get(id) ?? []), after: plain(own(id)) }],
    ),
  ];
  if (changed.length === 0) return [];
  const ids = changed.flatMap(({ event_id }) => event_id ?? []);
  await deleteLists(db, ids, changed, production_id);
  const rows = changed.flatMap(({ event_id, after: list }) =>
    list.map((credit, position) => ({ ...credit, ...(event_id === null ? { production_id } : { event_id }), position })),
  );
  if (rows.length > 0) await insertCredits(db, rows);
  return changed;
}

const plain = (list: CastList) => list.map(({ person_id, role_id }) => ({ person_id, role_id }));
