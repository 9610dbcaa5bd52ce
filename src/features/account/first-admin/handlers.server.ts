import { implement } from '#api/implement/implement.server.ts';
import { firstRunContract } from './contract.ts';
import { makeFirstAdmin } from './first-admin.server.ts';
import { isFirstRun } from './queries.server.ts';

export const firstRunOperations = implement(firstRunContract, {
  firstRun: async (_, { db }) => ({ is_open: await isFirstRun(db) }),
  makeFirstAdmin: async ({ body }, context) => {
    await makeFirstAdmin(context, body);
    return { done: true } as const;
  },
});
