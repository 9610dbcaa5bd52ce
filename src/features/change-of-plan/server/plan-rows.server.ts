import { overAt } from '#features/programme/index.server.ts';
import type { PlanDate } from '../states/plan-states.ts';
import type { PlanRow } from './queries/plans.server.ts';

/** As the table of allowed changes reads it. */
export const planDateOf = (row: PlanRow, now: Date): PlanDate => ({
  ...row,
  is_over: overAt(row) <= now,
  date_start: row.date_start.toISOString(),
  announced_start: row.announced_start?.toISOString() ?? null,
});
