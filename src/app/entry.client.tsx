// First of all: the order of the cascade layers is that of their first mention.
import './styles.ts';

import { createBrowserRouter, type DataRouter, RouterContextProvider } from 'react-router';
import { transportContext } from '#api/api-context.ts';
import { httpTransport } from '#api/client.ts';
import { announceBack } from '#ui/history/back.ts';
import { lazyImport } from '#ui/lazy-import.ts';
import { type SiteInfo, siteContext } from '#ui/site-context.ts';
import { reloadOnChunkFailure } from './chunk-reload/reload-on-chunk-failure.ts';
import { loadErrorView } from './error-page/load-error-view.ts';
import { scriptHasStarted } from './no-script-notice/broken-script.ts';
import { type PageModule, pageCode, pageRoute } from './page-route.ts';
import { frameId, pageId, rootRoute } from './root-route.tsx';
import { readState, stateElementId } from './state.ts';

const loadTable = lazyImport(() => import('./page-routes.ts'));
const loadHydrate = lazyImport(() => import('./hydrate.tsx'));

let router: DataRouter | undefined;
reloadOnChunkFailure(() => router);

const { page, ...hydrationData } = readState(document.getElementById(stateElementId)?.textContent ?? '{}');
const { baseUrl, instance }: SiteInfo = { baseUrl: location.origin, instance: 'staging', ...hydrationData.loaderData?.[frameId] };

// React begins in a task of its own after the page's code: one long task would keep a phone from answering a finger.
const [code, { hydrate }] = await Promise.all([loadPageCode(), loadHydrate(), hydrationData.errors && loadErrorView()]);

announceBack();
// The browser begins with the row of this page; the others come with the deferred shell or the first move.
router = createBrowserRouter(rootRoute(page ? [{ ...pageRoute(page), ...code }] : [], code.Frame), {
  hydrationData,
  patchRoutesOnNavigation: async ({ path, patch }) => {
    const { pageRoutes } = await loadTable();
    patch(pageId, await pageRoutes(path));
  },
  getContext: () => {
    const context = new RouterContextProvider();
    context.set(transportContext, httpTransport);
    context.set(siteContext, { baseUrl, instance });
    return context;
  },
});

scriptHasStarted();
hydrate(router);

async function loadPageCode(): Promise<Partial<ReturnType<typeof pageCode>>> {
  const file = document.querySelector<HTMLLinkElement>('link[data-page]')?.href;
  if (!file) return {};
  return pageCode(await lazyImport<PageModule>(() => import(/* @vite-ignore */ file))());
}
