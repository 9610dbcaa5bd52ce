import { sql } from 'kysely';
import type { Database } from '#db/database.server.ts';
import { daysStored, maxReports } from '../../limits.ts';
import type { ReadReport } from '../read-reports.server.ts';

type Group = ReadReport & { count: number };

/**
 * Adds reports to what is stored, one caller after the other. There are never more than `maxReports` rows, and one more for
 * what found no room: whoever sends thousands that are forged neither fills the table nor drives out what was there before.
 */
export async function storeReports(db: Database, reports: readonly ReadReport[], now: Date): Promise<void> {
  if (reports.length === 0) return;
  await db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(hashtext('policy_report'))`.execute(transaction);
    await transaction
      .deleteFrom('policy_report')
      .where('last_seen', '<', new Date(now.getTime() - daysStored * 86_400_000))
      .execute();
    const stored = await transaction.selectFrom('policy_report').select(['directive', 'blocked', 'path', 'is_enforced']).execute();
    const known = new Set(stored.map(({ is_enforced: isEnforced, ...row }) => keyOf({ ...row, isEnforced })));
    let room = maxReports - [...known].filter((key) => key !== keyOf(others)).length;
    const groups = new Map<string, Group>();
    for (const report of reports) {
      const isNew = !known.has(keyOf(report)) && !groups.has(keyOf(report));
      const group = isNew && room <= 0 ? others : report;
      if (isNew && room > 0) room--;
      groups.set(keyOf(group), { ...group, count: (groups.get(keyOf(group))?.count ?? 0) + 1 });
    }
    await transaction
      .insertInto('policy_report')
      .values([...groups.values()].map(({ isEnforced, ...group }) => ({ ...group, is_enforced: isEnforced, first_seen: now, last_seen: now })))
      .onConflict((conflict) =>
        conflict.columns(['directive', 'blocked', 'path', 'is_enforced']).doUpdateSet({
          count: sql`least(policy_report.count::bigint + excluded.count, 2000000000)`,
          last_seen: sql`excluded.last_seen`,
        }),
      )
      .execute();
  });
}

/** The row of all that found no room. */
const others: ReadReport = { directive: '', blocked: '', path: '', isEnforced: true };

const keyOf = ({ directive, blocked, path, isEnforced }: ReadReport): string => JSON.stringify([directive, blocked, path, isEnforced]);
