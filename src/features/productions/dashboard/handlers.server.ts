import { implement } from '#api/implement/implement.server.ts';
import { pageLinks } from '#api/pagination/page-links.ts';
import { problem } from '#api/problem.server.ts';
import type { RequestContext } from '#api/request-context.server.ts';
import { creditRows, workRows } from '#features/programme/index.server.ts';
import { type StaffProductionDetail, staffProductionContract } from './contract.ts';
import { presentStaffProduction, presentWholeProduction, staffProductionRow, staffProductionRows } from './staff-productions.server.ts';
import { makeProduction, storeProduction } from './store-production.server.ts';

export const staffProductionOperations = implement(staffProductionContract, {
  staffProductions: async ({ query }, { db, language, now }) => {
    const { count, rows } = await staffProductionRows(db, query, now);
    if (query.page > 1 && rows.length === 0) return problem('page_not_found');
    const results = rows.map((row) => presentStaffProduction(row, language));
    return { count, ...pageLinks(staffProductionContract.staffProductions.path, language, query, count), results };
  },

  staffProduction: async ({ parameters: { id } }, context) => (await stored(context, id)) ?? problem('not_found'),

  changeStaffProduction: async ({ parameters: { id }, body }, context) => {
    const production = await seen(context, id);
    if (!production) return problem('not_found');
    await storeProduction(context, id, production, body);
    return (await stored(context, id)) ?? problem('not_found');
  },

  createStaffProduction: async ({ body }, context) => {
    const production = await stored(context, await makeProduction(context, body));
    if (!production) throw new Error('A production that was just stored is not there.');
    return production;
  },

  deleteStaffProduction: async ({ parameters: { id } }, context) => {
    const { db } = context;
    if (!(await seen(context, id))) return problem('not_found');
    if (await db.selectFrom('event').select('id').where('production_id', '=', id).limit(1).executeTakeFirst()) return problem('production_in_use');
    await db.deleteFrom('production').where('id', '=', id).execute();
  },
});

/** What is stored, held for the change; undefined where nothing is. Throws where it is not the revision that was seen. */
async function seen({ db, ifMatch }: RequestContext, id: number) {
  const production = await db.selectFrom('production').select(['revision', 'details', 'type_id']).where('id', '=', id).forUpdate().executeTakeFirst();
  if (production && production.revision !== ifMatch) throw problem('stale', { data: { revision: production.revision } });
  return production;
}

async function stored({ db, language, now }: RequestContext, id: number): Promise<StaffProductionDetail | null> {
  const [row, credits, works] = await Promise.all([staffProductionRow(db, id, now), creditRows(db, { production: id }), workRows(db, { production: id })]);
  return row ? presentWholeProduction({ ...row, credits, works }, language) : null;
}
