import { sql } from 'kysely';
import { implement } from '#api/implement/implement.server.ts';
import { presentNamed } from '#i18n/texts.ts';
import { maxSuggestions } from '../limits.ts';
import { castContract } from './contract.ts';

const patternsOf = (q: string): string[] =>
  q
    .trim()
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);

export const castOperations = implement(castContract, {
  staffRoles: async (_, { db, language }) =>
    (await db.selectFrom('role').select(['id', 'name']).orderBy('sort').orderBy('id').execute()).map((row) => presentNamed(row, language)),

  staffPeople: async ({ query: { q } }, { db }) =>
    db
      .selectFrom('person')
      .select(['name', 'kind'])
      .where((eb) => eb.and(patternsOf(q).map((pattern) => eb('name', 'ilike', pattern))))
      .orderBy('sort_name')
      .orderBy('id')
      .limit(maxSuggestions)
      .execute(),

  staffWorks: async ({ query: { q } }, { db }) =>
    db
      .selectFrom('work')
      .leftJoin('person as composer', 'composer.id', 'work.composer_id')
      .select(['work.title', sql<string>`coalesce(composer.name, '')`.as('composer')])
      .where((eb) =>
        eb.and(patternsOf(q).map((pattern) => sql<boolean>`concat_ws(' ', ${eb.ref('work.title')}::text, ${eb.ref('composer.name')}) ilike ${pattern}`)),
      )
      .orderBy('composer.sort_name')
      .orderBy('work.id')
      .limit(maxSuggestions)
      .execute(),
});
