import { sql } from 'kysely';
import { implement } from '#api/implement/implement.server.ts';
import { pageLinks } from '#api/pagination/page-links.ts';
import { problem } from '#api/problem.server.ts';
import { toBerlinIso } from '#i18n/berlin-time.ts';
import { policyReportContract, policyReportPath } from '../contract.ts';
import { reportsWhere, setIgnored, totalsWhere } from './queries/reports.server.ts';

export const policyReportOperations = implement(policyReportContract, {
  policyReports: async ({ query }, { db, language }) => {
    const { q = '', state, page, page_size } = query;
    const wanted = `%${q.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
    const matches = sql<boolean>`(ignored_at is not null) = ${state === 'ignored'} and lower(concat_ws(' ', directive, blocked, path)) like ${wanted}`;
    const [rows, { count, ...totals }] = await Promise.all([reportsWhere(db, matches, page_size, page), totalsWhere(db, matches)]);
    if (page > 1 && rows.length === 0) return problem('page_not_found');
    const results = rows.map(({ ignored_at: _, first_seen, last_seen, directive, ...row }) => ({
      ...row,
      directive: directive || null,
      first_seen: toBerlinIso(first_seen),
      last_seen: toBerlinIso(last_seen),
    }));
    return { count, ...pageLinks(policyReportPath, language, query, count), results, totals };
  },

  ignoreReport: async ({ parameters: { id } }, { db, now }) => ((await setIgnored(db, id, now)) ? undefined : problem('not_found')),

  noticeReport: async ({ parameters: { id } }, { db }) => ((await setIgnored(db, id, null)) ? undefined : problem('not_found')),
});
