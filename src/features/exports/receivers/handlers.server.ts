import { implement } from '#api/implement/implement.server.ts';
import { problem } from '#api/problem.server.ts';
import type { RequestContext } from '#api/request-context.server.ts';
import { toBerlinIso } from '#i18n/berlin-time.ts';
import { renewAccess } from './access.server.ts';
import { exportAccessContract } from './contract.ts';

export const exportAccessOperations = implement(exportAccessContract, {
  exportAccess: async ({ parameters: { id } }, context) => (await readAccess(context, id)) ?? problem('not_found'),

  renewExportAccess: async ({ parameters: { id } }, context) => {
    const there = await context.db.selectFrom('export_receiver').select('id').where('id', '=', id).forUpdate().executeTakeFirst();
    if (!there) return problem('not_found');
    await renewAccess(context.db, id, context.now);
    return (await readAccess(context, id)) ?? problem('not_found');
  },
});

async function readAccess({ db, baseUrl }: RequestContext, id: number) {
  const row = await db.selectFrom('export_receiver_access').select(['token', 'last_fetched_at', 'fetches']).where('receiver_id', '=', id).executeTakeFirst();
  if (!row) return null;
  return { address: `${baseUrl}/api/exports/${row.token}`, last_fetched_at: row.last_fetched_at && toBerlinIso(row.last_fetched_at), fetches: row.fetches };
}
