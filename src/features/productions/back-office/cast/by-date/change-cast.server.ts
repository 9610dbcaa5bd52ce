import { problem } from '#api/problem.server.ts';
import type { RequestContext } from '#api/request-context.server.ts';
import { checkCast, personOf } from '../check-cast.server.ts';
import { type CastList, isSameList, peopleIn, withRole } from './cast-lists.ts';
import type { CastChange, ChangedList } from './contract.ts';
import { followProduction, storeLists } from './follow-production.server.ts';
import { castRows, dateIds, datesOfProduction, lockProduction } from './queries.server.ts';
import { listsOf } from './read-grid.server.ts';

/** Gives a role to others; answers each list that is another now, with what it was. Throws what the contract says. */
export async function changeCast({ db }: Pick<RequestContext, 'db'>, change: CastChange): Promise<ChangedList[]> {
  const { production_id, role_id, event_id, scope } = change;
  await lockProduction(db, production_id);
  await checkCast(db, { credits: change.people.map((person) => ({ person, role: role_id === null ? null : { id: role_id } })) });
  const { shared, own } = listsOf(await castRows(db, production_id));
  const dates = await datesOfProduction(db, production_id);
  const at = dates.findIndex(({ id }) => id === event_id);
  if (scope !== 'production' && at < 0) throw problem('not_found');
  const listOf = (id: number | null): CastList => (id === null ? shared : (own.get(id) ?? shared));
  const seen = peopleIn(listOf(scope === 'production' ? null : event_id), role_id);
  if (seen.length !== change.seen.length || seen.some((id, index) => id !== change.seen[index])) throw problem('changed_since');
  const people: number[] = [];
  for (const person of change.people) people.push('id' in person ? person.id : await personOf(db, person.name, person.kind));
  const isOfAll = scope === 'all' || scope === 'production';
  const common = isOfAll ? withRole(shared, role_id, people) : shared;
  const meant = scope === 'date' ? dates.slice(at, at + 1) : scope === 'from' ? dates.slice(at) : scope === 'all' ? dates : [];
  const after = new Map(own);
  if (isOfAll) for (const [id, list] of followProduction(own, shared, common)) after.set(id, list);
  for (const { id } of meant) after.set(id, withRole(after.get(id) ?? common, role_id, people));
  if ([...after.values()].some((list) => list.length === 0) && common.length > 0) throw problem('nobody_left');
  return storeLists(db, production_id, { shared, own }, { shared: common, own: after });
}

/** Puts lists back, where all of them are as they were left. */
export async function undoCast({ db }: Pick<RequestContext, 'db'>, production_id: number, lists: readonly ChangedList[]): Promise<void> {
  await lockProduction(db, production_id);
  const { shared, own } = listsOf(await castRows(db, production_id));
  const rows = await dateIds(db, production_id);
  const ids = new Set(rows.map(({ id }) => id));
  if (lists.some(({ event_id }) => event_id !== null && !ids.has(event_id))) throw problem('not_found');
  const isSince = lists.some(({ event_id, after }) => !isSameList(after, event_id === null ? shared : (own.get(event_id) ?? [])));
  if (isSince) throw problem('changed_since');
  await checkCast(db, {
    credits: lists.flatMap(({ before }) => before.map(({ person_id: id, role_id }) => ({ person: { id }, role: role_id === null ? null : { id: role_id } }))),
  });
  const before = new Map(lists.map((list) => [list.event_id, list.before]));
  const restored = new Map([...own, ...lists.flatMap(({ event_id, before: list }) => (event_id === null ? [] : [[event_id, list] as const]))]);
  await storeLists(db, production_id, { shared, own }, { shared: before.get(null) ?? shared, own: restored });
}
