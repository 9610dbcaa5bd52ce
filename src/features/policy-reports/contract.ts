import { z } from 'zod';
import { endpoint } from '#api/endpoint.ts';
import { commonFailures } from '#api/failures.ts';
import { paginated, pagingQuery } from '#api/pagination/paginated.ts';
import { rowId } from '#api/whole-number.ts';
import { maxReportBytes, maxSearch, reportLimits, reportsPerPage } from './limits.ts';
import { reportStates } from './states.ts';

/** Where browsers send what the content security policy has stopped (src/server/http). */
export const policyReportPath = '/api/policy-reports/';

const reportSchema = z.object({
  id: z.int(),
  /** The directive that was violated, such as 'script-src-elem'; null of the row for all that found no row of its own. */
  directive: z.string().nullable(),
  /** What was stopped: an origin, or a word such as 'inline'. */
  blocked: z.string(),
  /** The page's path, percent-encoded, without its query. A part that looked like somebody's own stands there as '…'. */
  path: z.string(),
  /** False where it was reported alone and not stopped. */
  is_enforced: z.boolean(),
  count: z.int(),
  /** ISO 8601 with Berlin's offset. */
  first_seen: z.string(),
  last_seen: z.string(),
});
export type PolicyReport = z.output<typeof reportSchema>;

const one = { path: '/api/policy-reports/{id}/ignore/', parameters: z.object({ id: rowId() }) } as const;
const { not_found, page_not_found } = commonFailures;

/** What browsers have reported of the content security policy, for who administers the site. */
export const policyReportContract = {
  policyReports: endpoint({
    access: 'admin',
    personal: true,
    method: 'GET',
    path: policyReportPath,
    summary:
      'What browsers have stopped or reported by the content security policy, grouped, the latest first, without anything of who visited. Forgotten 30 days after it last came.',
    query: z.object({
      q: z
        .string()
        .max(maxSearch)
        .regex(/^[^\p{Cc}\p{Cs}]*$/u)
        .optional(),
      state: z.enum(reportStates).default('new'),
      ...pagingQuery(reportsPerPage),
    }),
    output: paginated(reportSchema).extend({ totals: z.object({ new: z.int(), ignored: z.int() }) }),
    errors: { page_not_found },
  }),
  ignoreReport: endpoint({
    access: 'admin',
    personal: true,
    write: 'create',
    method: 'POST',
    ...one,
    summary: 'Takes a report out of what is to be looked at; it is counted further.',
    output: z.void(),
    errors: { not_found },
  }),
  noticeReport: endpoint({
    access: 'admin',
    personal: true,
    write: 'create',
    method: 'DELETE',
    ...one,
    summary: 'Ignores a report no longer.',
    output: z.void(),
    errors: { not_found },
  }),
};
export type PolicyReportContract = typeof policyReportContract;

/** The call of browsers themselves, which carries no token. */
export const sentReportContract = {
  sentReport: endpoint({
    access: 'public',
    personal: true,
    method: 'POST',
    path: policyReportPath,
    maxBodyBytes: maxReportBytes,
    limit: reportLimits,
    summary:
      'Takes reports of browsers: `application/reports+json` (Reporting API) or `application/csp-report`, at most 8 kB. What it does not know is left out without a word.',
    output: z.void(),
  }),
};
