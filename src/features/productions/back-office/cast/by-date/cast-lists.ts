/** Somebody in a role, by their numbers; without a role null. */
export type Credit = { person_id: number; role_id: number | null };
export type CastList = readonly Credit[];

export const peopleIn = (list: CastList, role: number | null): number[] => list.flatMap(({ person_id, role_id }) => (role_id === role ? [person_id] : []));

export const isSameList = (one: CastList, other: CastList): boolean =>
  one.length === other.length && one.every(({ person_id, role_id }, at) => person_id === other[at]?.person_id && role_id === other[at]?.role_id);

const isSame = (one: readonly number[], other: readonly number[]): boolean => one.length === other.length && one.every((id, at) => id === other[at]);

/** The list with a role given to others: they stand where the first of those stood who had it, else at the end. */
export function withRole(list: CastList, role: number | null, people: readonly number[]): Credit[] {
  const given = [...new Set(people)].map((person_id) => ({ person_id, role_id: role }));
  const at = list.findIndex(({ role_id }) => role_id === role);
  const others = list.filter(({ role_id }) => role_id !== role);
  const before = at < 0 ? others.length : list.slice(0, at).filter(({ role_id }) => role_id !== role).length;
  return others.toSpliced(before, 0, ...given);
}

/** The list of a date after its production's has changed: in every role in which it was like it, it follows. */
export function follow(own: CastList, before: CastList, after: CastList): Credit[] {
  const roles = [...new Set([...after, ...before].map(({ role_id }) => role_id))];
  return roles.reduce<Credit[]>(
    (list, role) => {
      const [was, is, here] = [peopleIn(before, role), peopleIn(after, role), peopleIn(own, role)];
      return isSame(here, was) && !isSame(was, is) ? withRole(list, role, is) : list;
    },
    [...own],
  );
}
