import { implement } from '#api/implement/implement.server.ts';
import { problem } from '#api/problem.server.ts';
import type { RequestContext } from '#api/request-context.server.ts';
import { toBerlinIso } from '#i18n/berlin-time.ts';
import { renewAccess } from './access.server.ts';
import { exportAccessContract } from './contract.ts';
import { accessOf, lockReceiver } from './queries.server.ts';

export const exportAccessOperations = implement(exportAccessContract, {
  exportAccess: async ({ parameters: { id } }, context) => (await readAccess(context, id)) ?? problem('not_found'),

  renewExportAccess: async ({ parameters: { id } }, context) => {
    const there = await lockReceiver(context.db, id);
    if (!there) return problem('not_found');
    await renewAccess(context.db, id, context.now);
    return (await readAccess(context, id)) ?? problem('not_found');
  },
});

async function readAccess({ db, baseUrl }: RequestContext, id: number) {
  const row = await accessOf(db, id);
  if (!row) return null;
  return { address: `${baseUrl}/api/exports/${row.token}`, last_fetched_at: row.last_fetched_at && toBerlinIso(row.last_fetched_at), fetches: row.fetches };
}
