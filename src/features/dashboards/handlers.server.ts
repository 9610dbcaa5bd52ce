import { implement, type Operation } from '#api/implement/implement.server.ts';
import { problem } from '#api/problem.server.ts';
import { type AuditedRecords, auditReader } from '#features/audit/index.server.ts';
import { readActivities } from './activities/queries.server.ts';
import { dashboardContract } from './contract.ts';
import { readErrors } from './errors/queries.server.ts';
import { readMedia } from './media/queries.server.ts';
import { readPeriod } from './period.ts';
import { readSearches } from './searches/queries.server.ts';
import { readSignIns } from './sign-ins/queries.server.ts';
import { readSite } from './site/queries.server.ts';
import { readVersions } from './versions/queries.server.ts';

/** `records`: what the audit log needs to know of them. */
export function dashboardOperations(records: AuditedRecords): readonly Operation[] {
  const readLog = auditReader(records);
  return implement(dashboardContract, {
    site: async ({ query }, context) => {
      const period = readPeriod(query, context.now);
      return period ? readSite(context, period) : problem('bad_period');
    },
    activities: async ({ query: { from, to, ...narrowing } }, context) => {
      const period = readPeriod({ from, to }, context.now);
      return period ? readActivities(context, readLog, period, narrowing) : problem('bad_period');
    },
    searches: async ({ query }, { db, now }) => {
      const period = readPeriod(query, now);
      return period ? readSearches(db, period) : problem('bad_period');
    },
    media: (_, { db, now }) => readMedia(db, now),
    signIns: async ({ query: { result, ...days } }, { db, now }) => {
      const period = readPeriod(days, now);
      return period ? readSignIns(db, period, now, result) : problem('bad_period');
    },
    versions: ({ query: { drafts } }, { db, now, language }) => readVersions(db, now, language, drafts),
    errors: ({ query: { status } }, context) => readErrors(context, status),
  });
}
