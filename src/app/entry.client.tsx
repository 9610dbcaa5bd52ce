// First of all: the order of the cascade layers is that of their first mention.
import './styles.ts';

import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, type DataRouter, matchRoutes, RouterContextProvider } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { transportContext } from '#api/api-context.ts';
import { httpTransport } from '#api/client.ts';
import { type SiteInfo, siteContext } from '#ui/site-context.ts';
import { reloadOnChunkFailure } from './chunk-reload/reload-on-chunk-failure.ts';
import { loadErrorView } from './error-page/load-error-view.ts';
import { scriptHasStarted } from './no-script-notice/broken-script.ts';
import { routeTable } from './route-table.tsx';
import { readState, stateElementId } from './state.ts';

let router: DataRouter | undefined;
reloadOnChunkFailure(() => router);

// The code of the page that the server has rendered has to be there before React takes it over.
for (const { route } of matchRoutes(routeTable, location) ?? []) {
  if (typeof route.lazy !== 'function') continue;
  Object.assign(route, await route.lazy(), { lazy: undefined });
}

const hydrationData = readState(document.getElementById(stateElementId)?.textContent ?? '{}');
if (hydrationData.errors) await loadErrorView();
const { baseUrl, instance }: SiteInfo = { baseUrl: location.origin, instance: 'staging', ...hydrationData.loaderData?.root };

router = createBrowserRouter(routeTable, {
  hydrationData,
  getContext: () => {
    const context = new RouterContextProvider();
    context.set(transportContext, httpTransport);
    context.set(siteContext, { baseUrl, instance });
    return context;
  },
});

scriptHasStarted();
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
});
