import { implement } from '#api/implement/implement.server.ts';
import { presentNamed } from '#i18n/texts.ts';
import { castContract } from './contract.ts';
import { peopleLike, roleNames, worksLike } from './queries.server.ts';

export const castOperations = implement(castContract, {
  staffRoles: async (_, { db, language }) => (await roleNames(db)).map((row) => presentNamed(row, language)),

  staffPeople: async ({ query: { q } }, { db }) => peopleLike(db, q),

  staffWorks: async ({ query: { q } }, { db }) => worksLike(db, q),
});
