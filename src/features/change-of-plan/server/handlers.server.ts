import { implement, type Operation } from '#api/implement/implement.server.ts';
import { Problem } from '#api/problem.server.ts';
import { alertStore } from '#features/alerts/alert.resource.server.ts';
import { eventStore } from '#features/programme/records/event.resource.server.ts';
import { undoBatch } from '#resources/server/batch/batch.server.ts';
import type { StoreRegistry } from '#resources/server/store.server.ts';
import { writeCall } from '#resources/server/write-call.server.ts';
import { changeOfPlanContract } from '../contract.ts';
import { changePlan } from './change-plan.server.ts';
import { planSetup } from './plan-setup.server.ts';

export const changeOfPlanOperations = (stores: StoreRegistry): Operation[] =>
  implement(changeOfPlanContract, {
    planSetup: ({ query: { ids, production } }, { db, language, now }) =>
      planSetup(db, { ids: ids ? ids.split(',').map(Number) : [], production, language, now }),

    changePlan: ({ body }, context) => changePlan(writeCall(context, eventStore, stores), body),

    undoPlanChange: async ({ body: { batch } }, context) => {
      const events = await undoBatch(writeCall(context, eventStore, stores), batch);
      const alerts = await undoAlert(() => undoBatch(writeCall(context, alertStore, stores), batch));
      return { changed: events.changed + alerts.changed, refused: [...events.refused, ...alerts.refused] };
    },
  });

/** Most changes of plan have made no alert. */
async function undoAlert(undo: () => ReturnType<typeof undoBatch>): Promise<Pick<Awaited<ReturnType<typeof undoBatch>>, 'changed' | 'refused'>> {
  try {
    return await undo();
  } catch (error) {
    if (error instanceof Problem && error.code === 'no_such_batch') return { changed: 0, refused: [] };
    throw error;
  }
}
