import { lazyImport } from '#ui/lazy-import.ts';
import type { PageTraits } from '#ui/page-traits.ts';
import { type PageRow, unlocalisedPage } from '../page.ts';
import { resources } from '../resources.ts';

const dashboard = { personal: true, sticky: false, skeleton: 'none' } as const satisfies PageTraits;

const loadList = lazyImport(() => import('#app/dashboard/records/list.page.tsx'));
const loadRecord = lazyImport(() => import('#app/dashboard/records/record.page.tsx'));
const loadHistory = lazyImport(() => import('#app/dashboard/records/history.page.tsx'));
const loadBin = lazyImport(() => import('#app/dashboard/records/bin.page.tsx'));
const loadImport = lazyImport(() => import('#app/dashboard/records/import.page.tsx'));

/** The screens of every declared record; of one of which there is one alone, its form and history. */
const recordPages: readonly PageRow[] = resources.resources.flatMap(({ path, single }) => {
  const row = (load: Parameters<typeof unlocalisedPage>[1], below: string) => unlocalisedPage('cmsHub', load, dashboard, `/${path}${below}`);
  if (single) return [row(loadRecord, ''), row(loadHistory, '/history')];
  return [
    row(loadList, ''),
    row(loadRecord, '/new'),
    row(loadBin, '/bin'),
    row(loadImport, '/import'),
    row(loadRecord, '/:id'),
    row(loadHistory, '/:id/history'),
  ];
});

/** The screens of the back office, apart from the pages of the site: no visitor's browser asks for them. */
export const dashboardPages: readonly PageRow[] = [
  unlocalisedPage(
    'cmsHub',
    lazyImport(() => import('#app/dashboard/start/start.page.tsx')),
    dashboard,
  ),
  unlocalisedPage(
    'cmsHub',
    lazyImport(() => import('#app/dashboard/media.page.tsx')),
    dashboard,
    '/media',
  ),
  unlocalisedPage(
    'cmsHub',
    lazyImport(() => import('#app/dashboard/programme/event.page.tsx')),
    dashboard,
    '/events/:id/page',
  ),
  unlocalisedPage(
    'cmsHub',
    lazyImport(() => import('#app/dashboard/programme/production.page.tsx')),
    dashboard,
    '/productions/:id/page',
  ),
  ...recordPages,
  unlocalisedPage(
    'cmsHub',
    lazyImport(() => import('#app/dashboard/pages.page.tsx')),
    dashboard,
    '/pages',
  ),
  unlocalisedPage(
    'cmsHub',
    lazyImport(() => import('#app/dashboard/page.page.tsx')),
    dashboard,
    '/pages/:id',
  ),
  unlocalisedPage(
    'cmsHub',
    lazyImport(() => import('#app/dashboard/changes.page.tsx')),
    dashboard,
    '/changes',
  ),
  unlocalisedPage(
    'cmsHub',
    lazyImport(() => import('#app/dashboard/replace.page.tsx')),
    dashboard,
    '/replace',
  ),
  unlocalisedPage(
    'cmsHub',
    lazyImport(() => import('#app/dashboard/searches.page.tsx')),
    dashboard,
    '/searches',
  ),
];
