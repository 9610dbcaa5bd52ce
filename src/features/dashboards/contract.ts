import { z } from 'zod';
import { endpoint } from '#api/endpoint.ts';
import { rowId, wholeNumber } from '#api/whole-number.ts';
import { activitiesDashboardSchema } from './activities/schema.ts';
import { errorsDashboardSchema } from './errors/schema.ts';
import { mediaDashboardSchema } from './media/schema.ts';
import { badPeriod, periodQuery } from './period.ts';
import { searchesDashboardSchema } from './searches/schema.ts';
import { signInsDashboardSchema } from './sign-ins/schema.ts';
import { siteDashboardSchema } from './site/schema.ts';
import { versionsDashboardSchema } from './versions/schema.ts';

const board = { method: 'GET', personal: true } as const;
const ofPeriod = { query: periodQuery, errors: badPeriod } as const;
const period = 'Days in Berlin from `from` to `to`, the last 28 where neither is given; each day beside the same weekday a week before.';

/** The dashboards of the back office (E §7), for those with `has_dashboard_online_access`, each from its role on. */
export const dashboardContract = {
  site: endpoint({
    ...board,
    ...ofPeriod,
    access: 'manager',
    path: '/api/dashboard-site/',
    summary: `Whether site and shop are online, how the box office answers, what the next week brings, how often pages are opened. ${period}`,
    output: siteDashboardSchema,
  }),
  activities: endpoint({
    ...board,
    access: 'editor',
    path: '/api/dashboard-page-activities/',
    summary: `Who has changed what, and what will go online by itself. Editors see their own changes and who else has worked. ${period}`,
    query: periodQuery.extend({
      user_id: rowId().optional(),
      kind: z
        .string()
        .max(60)
        .regex(/^[\w-]*$/)
        .optional(),
      object_id: rowId().optional(),
    }),
    errors: badPeriod,
    output: activitiesDashboardSchema,
  }),
  searches: endpoint({
    ...board,
    ...ofPeriod,
    access: 'manager',
    path: '/api/dashboard-search-keywords/',
    summary: `What visitors search, and what of it finds nothing. ${period}`,
    output: searchesDashboardSchema,
  }),
  media: endpoint({
    ...board,
    access: 'manager',
    path: '/api/dashboard-celum-overview/',
    summary: 'What the media library holds, and what of it needs work: alternative texts, rights, files that nothing uses.',
    output: mediaDashboardSchema,
  }),
  signIns: endpoint({
    ...board,
    errors: badPeriod,
    query: periodQuery.extend({ result: z.enum(['succeeded', 'failed']).optional() }),
    access: 'admin',
    path: '/api/dashboard-idservice-events/',
    summary: `How often somebody has signed in or failed to, and when each of the staff did last; of whence the network alone; with \`result\` the latest such, at most 200. ${period}`,
    output: signInsDashboardSchema,
  }),
  versions: endpoint({
    ...board,
    access: 'manager',
    path: '/api/dashboard-versions/',
    query: z.object({ drafts: z.enum(['all', 'old']).optional() }),
    summary: 'Which versions run, and which drafts are not published, the oldest first; with `drafts` all of them, or all that are old (at most 200).',
    output: versionsDashboardSchema,
  }),
  errors: endpoint({
    ...board,
    access: 'manager',
    path: '/api/dashboard-error-log/',
    query: z.object({ status: wholeNumber(400, 599).optional() }),
    summary: 'What visitors did not find, and what could not be shown, with `status` all of that one (at most 200). Of who asked nothing is known.',
    output: errorsDashboardSchema,
  }),
};

export type DashboardContract = typeof dashboardContract;
