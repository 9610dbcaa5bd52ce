import { sql } from 'kysely';
import { problem } from '#api/problem.server.ts';
import type { RequestContext } from '#api/request-context.server.ts';
import type { Database } from '#db/database.server.ts';
import { requireProof } from '#features/account/index.server.ts';
import { requireAdmin } from './acting.server.ts';
import type { FactorRequirement } from './contract.ts';

export async function readRequirement(db: Database): Promise<FactorRequirement> {
  const row = await db.selectFrom('factor_requirement').select(['role', 'days', 'revision']).executeTakeFirstOrThrow();
  const { rows } = await sql<{ people: number; with_factor: number }>`
    select count(*)::int as people, count(*) filter (where has_second_factor(id))::int as with_factor
      from site_user where role <> 'visitor' and deactivated_at is null`.execute(db);
  return { ...row, people: rows[0]?.people ?? 0, with_factor: rows[0]?.with_factor ?? 0 };
}

/** The time of grace begins anew with another role; with other days alone it goes on. */
export async function requireFactor(context: RequestContext, { role, days }: Pick<FactorRequirement, 'role' | 'days'>): Promise<FactorRequirement> {
  const { db } = context;
  await requireProof(context);
  await requireAdmin(db, context);
  const row = await db
    .updateTable('factor_requirement')
    .set({ role, days, since: sql<Date>`case when role is distinct from ${role}::user_role then now() else since end` })
    .where('revision', '=', context.ifMatch ?? 0)
    .returning('id')
    .executeTakeFirst();
  if (!row) throw problem('stale');
  return readRequirement(db);
}
