import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Credit, follow, isSameList, peopleIn, withRole } from './cast-lists.ts';

const role = fc.constantFrom(1, 2, 3, null);
const list = fc.uniqueArray(fc.record({ person_id: fc.integer({ min: 1, max: 6 }), role_id: role }), {
  selector: ({ person_id, role_id }) => `${person_id} ${role_id}`,
  maxLength: 8,
});

test('a role is given to others in its place, and nobody else is touched', () => {
  const before: Credit[] = [
    { person_id: 1, role_id: 1 },
    { person_id: 2, role_id: 2 },
    { person_id: 3, role_id: 3 },
  ];
  expect(withRole(before, 2, [7, 8]).map(({ person_id }) => person_id)).toEqual([1, 7, 8, 3]);
  expect(withRole(before, null, [9])).toEqual([...before, { person_id: 9, role_id: null }]);
  fc.assert(
    fc.property(list, role, fc.uniqueArray(fc.integer({ min: 1, max: 9 }), { maxLength: 3 }), (cast, of, people) => {
      const after = withRole(cast, of, people);
      expect(peopleIn(after, of)).toEqual(people);
      expect(after.filter(({ role_id }) => role_id !== of)).toEqual(cast.filter(({ role_id }) => role_id !== of));
    }),
  );
});

test('a date follows its production in every role in which it was like it, and in no other', () => {
  fc.assert(
    fc.property(list, list, list, (own, before, after) => {
      const followed = follow(own, before, after);
      for (const part of [1, 2, 3, null]) {
        const was = peopleIn(own, part);
        const isInherited = JSON.stringify(was) === JSON.stringify(peopleIn(before, part));
        expect(peopleIn(followed, part)).toEqual(isInherited ? peopleIn(after, part) : was);
      }
    }),
  );
  const [one, other] = [[{ person_id: 1, role_id: 1 }], [{ person_id: 2, role_id: 1 }]];
  expect(isSameList(follow(one, one, other), other)).toBe(true);
});
