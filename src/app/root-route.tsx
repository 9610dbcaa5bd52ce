import type { ComponentType } from 'react';
import { data, type RouteObject } from 'react-router';
import { lazyImport } from '#ui/lazy-import.ts';
import { Document } from './document.tsx';
import { PageError } from './error-page/page-error.tsx';
import { DocumentError } from './fallback-error-page/fallback-error-page.tsx';
import { asksForOverlay } from './frame/asks-for-overlay.ts';
import { Frame, FrameError } from './frame/frame.tsx';

const loadFurniture = lazyImport(() => import('./frame/furniture.loader.ts'));

export const pageId = 'page';
export const frameId = 'root';

/** Each has a boundary of its own: a page that fails leaves the frame as it is, a frame that fails the document. */
export const rootRoute = (pages: RouteObject[], frame: ComponentType = Frame): RouteObject[] => [
  {
    id: 'document',
    Component: Document,
    ErrorBoundary: DocumentError,
    children: [
      {
        id: frameId,
        Component: frame,
        ErrorBoundary: FrameError,
        // The furniture stays as it is (another language is another document), so the browser hardly ever loads it.
        loader: async (request) => (await loadFurniture()).loader(request),
        shouldRevalidate: ({ nextUrl }) => asksForOverlay(nextUrl),
        // Around the page, not part of it: a page whose code cannot be had has no route of its own to stand in.
        children: [{ id: pageId, ErrorBoundary: PageError, children: [...pages, { id: '*', path: '*', loader: noSuchPage, element: null }] }],
      },
    ],
  },
];

/** E §8. */
function noSuchPage(): never {
  throw data(null, { status: 404 });
}
