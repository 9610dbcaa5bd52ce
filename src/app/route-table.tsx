import { Outlet, type RouteObject } from 'react-router';
import type { UserPage } from '#features/account/account.page.tsx';
import { routes, unlocalisedRoutes } from '#routes.ts';
import { lazyImport } from '#ui/lazy-import.ts';
import { DefaultLayout, loader, shouldRevalidate } from './default-layout/default-layout.tsx';
import { ErrorPage } from './error-page/error-page.tsx';
import { noSuchPage } from './error-page/no-such-page.ts';
import { page, unlocalisedPage } from './page.ts';
import { WebshopLayout } from './webshop-layout/webshop-layout.tsx';

const userPages = Object.keys(routes).filter((name): name is UserPage => name.startsWith('user'));

const loadAccountPages = lazyImport(() => import('#features/account/account.page.tsx'));

const { eventimTemplate, ...shops } = unlocalisedRoutes;

/** The pages of the site: names from routes.ts, code from the features. */
export const routeTable: RouteObject[] = [
  {
    id: 'root',
    Component: Outlet,
    loader,
    shouldRevalidate,
    ErrorBoundary: ErrorPage,
    children: [
      {
        Component: DefaultLayout,
        children: [
          ...page(
            'home',
            'src/features/home/home.page.tsx',
            lazyImport(() => import('#features/home/home.page.tsx')),
          ),
          ...page(
            'programme',
            'src/features/programme/list/list.page.tsx',
            lazyImport(() => import('#features/programme/list/list.page.tsx')),
          ),
          ...page(
            'event',
            'src/features/programme/event/event.page.tsx',
            lazyImport(() => import('#features/programme/event/event.page.tsx')),
          ),
          ...page(
            'search',
            'src/features/search/search.page.tsx',
            lazyImport(() => import('#features/search/search.page.tsx')),
          ),
          ...userPages.flatMap((name) => page(name, 'src/features/account/account.page.tsx', async () => (await loadAccountPages()).pages[name])),
        ],
      },
      { path: '*', loader: noSuchPage, element: null },
      {
        Component: WebshopLayout,
        children: [
          ...unlocalisedPage(
            Object.values(shops),
            'src/features/webshop/webshop.page.tsx',
            lazyImport(() => import('#features/webshop/webshop.page.tsx')),
          ),
          ...unlocalisedPage(
            [eventimTemplate],
            'src/features/webshop/template.page.tsx',
            lazyImport(() => import('#features/webshop/template.page.tsx')),
          ),
        ],
      },
    ],
  },
];
