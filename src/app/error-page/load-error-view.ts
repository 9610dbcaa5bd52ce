import type { ComponentType } from 'react';
import { lazyImport } from '#ui/lazy-import.ts';

const load = lazyImport(() => import('./error-view.tsx'));

/** The error page's content, once it is loaded. */
export let ErrorView: ComponentType | undefined;

/** It is a chunk of its own, for few visitors meet it: the renderer loads it at start, the browser ahead of need. */
export async function loadErrorView(): Promise<void> {
  ({ ErrorView } = await load());
}

/** That chunk as the build knows it, whose styles an error page needs. */
export const errorViewFile = 'src/app/error-page/error-view.tsx';
