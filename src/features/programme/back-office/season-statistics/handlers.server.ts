import { implement } from '#api/implement/implement.server.ts';
import { problem } from '#api/problem.server.ts';
import { dayOf } from '#i18n/berlin-time.ts';
import { seasonStatisticsContract } from './contract.ts';
import { readStatistics } from './queries.server.ts';

export const seasonStatisticsOperations = implement(seasonStatisticsContract, {
  seasonStatistics: async ({ query: { season } }, { db, language, now }) => (await readStatistics(db, season, language, dayOf(now))) ?? problem('not_found'),
});
