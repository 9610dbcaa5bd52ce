import { problem } from '#api/problem.server.ts';
import type { RequestContext } from '#api/request-context.server.ts';
import { requireProof } from '#features/account/index.server.ts';
import { requireAdmin } from './acting.server.ts';
import type { FactorRequirement } from './contract.ts';
import { readRequirement, updateRequirement } from './queries.server.ts';

/** The time of grace begins anew with another role; with other days alone it goes on. */
export async function requireFactor(context: RequestContext, { role, days }: Pick<FactorRequirement, 'role' | 'days'>): Promise<FactorRequirement> {
  const { db } = context;
  await requireProof(context);
  await requireAdmin(db, context);
  const row = await updateRequirement(db, role, days, context.ifMatch ?? 0);
  if (!row) throw problem('stale');
  return readRequirement(db);
}
