import { lazyImport } from '#ui/lazy-import.ts';
import type { PageTraits } from '#ui/page-traits.ts';
import { type PageRow, unlocalisedPage } from '../page.ts';
import { resources } from '../resources.ts';

const backOffice = { personal: true, sticky: false, skeleton: 'none' } as const satisfies PageTraits;

const loadList = lazyImport(() => import('#app/back-office/records/list.page.tsx'));
const loadRecord = lazyImport(() => import('#app/back-office/records/record.page.tsx'));
const loadHistory = lazyImport(() => import('#app/back-office/records/history.page.tsx'));
const loadBin = lazyImport(() => import('#app/back-office/records/bin.page.tsx'));
const loadFormerPage = lazyImport(() => import('#app/back-office/programme/former-page.page.tsx'));
const loadReadiness = lazyImport(() => import('#app/back-office/records/readiness.page.tsx'));
const loadChanges = lazyImport(() => import('#app/back-office/records/changes.page.tsx'));
const loadImport = lazyImport(() => import('#app/back-office/records/import.page.tsx'));
const loadPlan = lazyImport(() => import('#app/back-office/programme/plan.page.tsx'));
const loadDashboards = lazyImport(() => import('#app/back-office/counts/dashboards.page.tsx'));
const loadCast = lazyImport(() => import('#app/back-office/programme/cast.page.tsx'));

/** Their form also holds what their pages tell. */
const withPage: ReadonlySet<string> = new Set(['events', 'productions']);

const recordPages: readonly PageRow[] = resources.resources.flatMap(({ path, single, readiness }) => {
  const row = (load: Parameters<typeof unlocalisedPage>[1], below: string) => unlocalisedPage('backOffice', load, backOffice, `/${path}${below}`);
  if (single) return [row(loadRecord, ''), row(loadHistory, '/history')];
  return [
    row(loadList, ''),
    row(loadRecord, '/new'),
    row(loadBin, '/bin'),
    row(loadImport, '/import'),
    row(loadChanges, '/changes'),
    ...(readiness ? [row(loadReadiness, '/readiness')] : []),
    ...(withPage.has(path) ? [] : [row(loadRecord, '/:id')]),
    row(loadHistory, '/:id/history'),
  ];
});

/** In a table of its own: no visitor's browser asks for it. */
export const backOfficePages: readonly PageRow[] = [
  unlocalisedPage(
    'backOffice',
    lazyImport(() => import('#app/back-office/start/start.page.tsx')),
    backOffice,
  ),
  unlocalisedPage(
    'backOffice',
    lazyImport(() => import('#app/back-office/opening/first-run.page.tsx')),
    { ...backOffice, alwaysOpen: true },
    '/first-run',
  ),
  unlocalisedPage(
    'backOffice',
    lazyImport(() => import('#app/back-office/opening/opening.page.tsx')),
    backOffice,
    '/opening',
  ),
  unlocalisedPage(
    'backOffice',
    lazyImport(() => import('#app/back-office/help/handbook.page.tsx')),
    backOffice,
    '/help',
  ),
  unlocalisedPage(
    'backOffice',
    lazyImport(() => import('#app/back-office/help/article.page.tsx')),
    backOffice,
    '/help/:chapter',
  ),
  unlocalisedPage(
    'backOffice',
    lazyImport(() => import('#app/back-office/programme/calendar.page.tsx')),
    backOffice,
    '/calendar',
  ),
  unlocalisedPage(
    'backOffice',
    lazyImport(() => import('#app/back-office/programme/box-office.page.tsx')),
    backOffice,
    '/box-office',
  ),
  unlocalisedPage(
    'backOffice',
    lazyImport(() => import('#app/back-office/media.page.tsx')),
    backOffice,
    '/media',
  ),
  unlocalisedPage(
    'backOffice',
    lazyImport(() => import('#app/back-office/programme/event.page.tsx')),
    backOffice,
    '/events/:id',
  ),
  unlocalisedPage(
    'backOffice',
    lazyImport(() => import('#app/back-office/programme/production.page.tsx')),
    backOffice,
    '/productions/:id',
  ),
  ...['/events/:id/page', '/productions/:id/page'].map((path) => unlocalisedPage('backOffice', loadFormerPage, backOffice, path)),
  unlocalisedPage(
    'backOffice',
    lazyImport(() => import('#app/back-office/programme/run.page.tsx')),
    backOffice,
    '/productions/:id/dates',
  ),
  unlocalisedPage(
    'backOffice',
    lazyImport(() => import('#app/back-office/programme/choose-production.page.tsx')),
    backOffice,
    '/events/dates',
  ),
  unlocalisedPage(
    'backOffice',
    lazyImport(() => import('#app/back-office/programme/shift.page.tsx')),
    backOffice,
    '/events/shift',
  ),
  unlocalisedPage(
    'backOffice',
    lazyImport(() => import('#app/back-office/programme/sale-dates.page.tsx')),
    backOffice,
    '/events/sale-dates',
  ),
  unlocalisedPage(
    'backOffice',
    lazyImport(() => import('#app/back-office/programme/programme-import.page.tsx')),
    backOffice,
    '/import',
  ),
  unlocalisedPage(
    'backOffice',
    lazyImport(() => import('#app/back-office/programme/series-dates.page.tsx')),
    backOffice,
    '/series/dates',
  ),
  unlocalisedPage(
    'backOffice',
    lazyImport(() => import('#app/back-office/programme/season-statistics.page.tsx')),
    backOffice,
    '/seasons/statistics',
  ),
  unlocalisedPage(
    'backOffice',
    lazyImport(() => import('#app/back-office/programme/press-overview.page.tsx')),
    backOffice,
    '/productions/press',
  ),
  unlocalisedPage(
    'backOffice',
    lazyImport(() => import('#app/back-office/programme/programme-print.page.tsx')),
    backOffice,
    '/programme-print',
  ),
  unlocalisedPage(
    'backOffice',
    lazyImport(() => import('#app/back-office/forms/entries.page.tsx')),
    backOffice,
    '/forms/:id/entries',
  ),
  unlocalisedPage(
    'backOffice',
    lazyImport(() => import('#app/back-office/forms/entry.page.tsx')),
    backOffice,
    '/forms/:id/entries/:entry',
  ),
  unlocalisedPage('backOffice', loadPlan, backOffice, '/events/change'),
  unlocalisedPage('backOffice', loadPlan, backOffice, '/events/:id/change'),
  unlocalisedPage('backOffice', loadPlan, backOffice, '/productions/:id/change'),
  unlocalisedPage('backOffice', loadCast, backOffice, '/events/:id/cast'),
  unlocalisedPage('backOffice', loadCast, backOffice, '/productions/:id/cast'),
  ...recordPages,
  unlocalisedPage(
    'backOffice',
    lazyImport(() => import('#app/back-office/pages.page.tsx')),
    backOffice,
    '/pages',
  ),
  unlocalisedPage(
    'backOffice',
    lazyImport(() => import('#app/back-office/page.page.tsx')),
    backOffice,
    '/pages/:id',
  ),
  unlocalisedPage(
    'backOffice',
    lazyImport(() => import('#app/back-office/menus.page.tsx')),
    backOffice,
    '/menus',
  ),
  unlocalisedPage(
    'backOffice',
    lazyImport(() => import('#app/back-office/legal/legal.page.tsx')),
    backOffice,
    '/legal',
  ),
  unlocalisedPage(
    'backOffice',
    lazyImport(() => import('#app/back-office/changes.page.tsx')),
    backOffice,
    '/changes',
  ),
  unlocalisedPage(
    'backOffice',
    lazyImport(() => import('#app/back-office/replace.page.tsx')),
    backOffice,
    '/replace',
  ),
  unlocalisedPage(
    'backOffice',
    lazyImport(() => import('#app/back-office/counts/searches.page.tsx')),
    backOffice,
    '/searches',
  ),
  unlocalisedPage(
    'backOffice',
    lazyImport(() => import('#app/back-office/counts/page-views.page.tsx')),
    backOffice,
    '/page-views',
  ),
  unlocalisedPage('backOffice', loadDashboards, backOffice, '/dashboards'),
  unlocalisedPage('backOffice', loadDashboards, backOffice, '/dashboards/:board'),
  unlocalisedPage(
    'backOffice',
    lazyImport(() => import('#app/back-office/users/users.page.tsx')),
    backOffice,
    '/users',
  ),
  unlocalisedPage(
    'backOffice',
    lazyImport(() => import('#app/back-office/users/user.page.tsx')),
    backOffice,
    '/users/:id',
  ),
  unlocalisedPage(
    'backOffice',
    lazyImport(() => import('#app/back-office/users/security.page.tsx')),
    backOffice,
    '/security',
  ),
  unlocalisedPage(
    'backOffice',
    lazyImport(() => import('#app/back-office/not-found.page.tsx')),
    backOffice,
    '/not-found',
  ),
  unlocalisedPage(
    'backOffice',
    lazyImport(() => import('#app/back-office/security/policy-reports.page.tsx')),
    backOffice,
    '/policy-reports',
  ),
  unlocalisedPage(
    'backOffice',
    lazyImport(() => import('#app/back-office/site-state/state.page.tsx')),
    backOffice,
    '/state',
  ),
  unlocalisedPage(
    'backOffice',
    lazyImport(() => import('#app/back-office/site-state/jobs.page.tsx')),
    backOffice,
    '/jobs',
  ),
  unlocalisedPage(
    'backOffice',
    lazyImport(() => import('#app/back-office/backups/backups.page.tsx')),
    backOffice,
    '/backups',
  ),
];
