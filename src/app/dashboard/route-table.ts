import { lazyImport } from '#ui/lazy-import.ts';
import type { PageTraits } from '#ui/page-traits.ts';
import { type PageRow, unlocalisedPage } from '../page.ts';

const dashboard = { personal: true, sticky: false, skeleton: 'none' } as const satisfies PageTraits;

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
    lazyImport(() => import('#app/dashboard/programme/events.page.tsx')),
    dashboard,
    '/events',
  ),
  unlocalisedPage(
    'cmsHub',
    lazyImport(() => import('#app/dashboard/programme/event.page.tsx')),
    dashboard,
    '/events/:id',
  ),
  unlocalisedPage(
    'cmsHub',
    lazyImport(() => import('#app/dashboard/programme/productions.page.tsx')),
    dashboard,
    '/productions',
  ),
  unlocalisedPage(
    'cmsHub',
    lazyImport(() => import('#app/dashboard/programme/production.page.tsx')),
    dashboard,
    '/productions/:id',
  ),
  unlocalisedPage(
    'cmsHub',
    lazyImport(() => import('#app/dashboard/programme/partners.page.tsx')),
    dashboard,
    '/partners',
  ),
  unlocalisedPage(
    'cmsHub',
    lazyImport(() => import('#app/dashboard/programme/partner.page.tsx')),
    dashboard,
    '/partners/:id',
  ),
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
