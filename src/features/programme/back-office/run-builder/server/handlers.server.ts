import { implement, type Operation } from '#api/implement/implement.server.ts';
import { problem } from '#api/problem.server.ts';
import type { StoreRegistry } from '#resources/server/store.server.ts';
import { writeCall } from '#resources/server/write-call.server.ts';
import { eventStore } from '../../../records/event.resource.server.ts';
import { runContract } from '../contract.ts';
import { createRun } from './create-run.server.ts';
import { productionOfRun } from './queries/run.server.ts';
import { runSetup } from './run-setup.server.ts';

/** The calls of the run builder, given where records are stored. */
export const runOperations = (stores: StoreRegistry): Operation[] =>
  implement(runContract, {
    runSetup: async ({ parameters: { id } }, { db, language }) => (await runSetup(db, id, language)) ?? problem('not_found'),

    createRun: async ({ parameters: { id }, body }, context) => {
      // Held, so that nobody plans the same dates at the same time, or deletes the production.
      const production = await productionOfRun(context.db, id);
      return production ? createRun(writeCall(context, eventStore, stores), production, body) : problem('not_found');
    },
  });
