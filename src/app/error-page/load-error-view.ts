import type { ComponentType } from 'react';
import { lazyImport } from '#ui/lazy-import.ts';

const load = lazyImport(() => import('./error-view.tsx'));

export let ErrorView: ComponentType | undefined;

export async function loadErrorView(): Promise<void> {
  ({ ErrorView } = await load());
}

/** That chunk as the build knows it, whose styles an error page needs. */
export const errorViewFile = 'src/app/error-page/error-view.tsx';
