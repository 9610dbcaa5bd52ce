import { type ComponentType, useEffect, useState } from 'react';
import { lazyImport } from '#ui/lazy-import.ts';
import { loadErrorView } from '../error-page/load-error-view.ts';

const loadShellParts = lazyImport(() => import('./shell-parts.tsx'));

/**
 * What accompanies a visitor from page to page, loaded once the first page stands: nothing of it is needed before
 * (shell-parts.tsx), and with it the table of all pages. Has its place at the end of <main>, where skeletons stand in for the page.
 */
export function DeferredShell() {
  const [ShellParts, show] = useState<ComponentType>();
  useEffect(() => {
    if (ShellParts) return;
    loadShellParts()
      .then(({ ShellParts }) => {
        show(() => ShellParts);
        // An error page that has to be fetched first would be missing when the network is what failed.
        return loadErrorView();
      })
      .catch(() => {}); // every page works without, and the error page is asked for again when it is needed
  }, [ShellParts]);
  return ShellParts ? <ShellParts /> : null;
}
