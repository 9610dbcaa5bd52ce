import { implement } from '#api/implement/implement.server.ts';
import { problem } from '#api/problem.server.ts';
import type { RequestContext } from '#api/request-context.server.ts';
import { creditRows, workRows } from '#features/programme/index.server.ts';
import { type StaffProductionDetail, staffProductionContract } from './contract.ts';
import { lockProduction } from './queries.server.ts';
import { presentWholeProduction, staffProductionRow } from './staff-productions.server.ts';
import { storeProduction } from './store-production.server.ts';

export const staffProductionOperations = implement(staffProductionContract, {
  staffProduction: async ({ parameters: { id } }, context) => (await stored(context, id)) ?? problem('not_found'),

  changeStaffProduction: async ({ parameters: { id }, body }, context) => {
    const production = await seen(context, id);
    if (!production) return problem('not_found');
    await storeProduction(context, id, production, body);
    return (await stored(context, id)) ?? problem('not_found');
  },
});

/** What is stored, held for the change; undefined where nothing is. Throws where it is not the revision that was seen. */
async function seen({ db, ifMatch }: RequestContext, id: number) {
  const production = await lockProduction(db, id);
  if (production && production.revision !== ifMatch) throw problem('stale', { data: { revision: production.revision } });
  return production;
}

async function stored({ db, language, now }: RequestContext, id: number): Promise<StaffProductionDetail | null> {
  const [row, credits, works] = await Promise.all([staffProductionRow(db, id, now), creditRows(db, { production: id }), workRows(db, { production: id })]);
  return row ? presentWholeProduction({ ...row, credits, works }, language) : null;
}
