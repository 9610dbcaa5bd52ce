import { type ComponentType, useEffect, useState } from 'react';
import { lazyImport } from '#ui/lazy-import.ts';
import { loadErrorView } from '../error-page/load-error-view.ts';

const loadShellParts = lazyImport(() => import('./shell-parts.tsx'));

/** What follows a visitor from page to page, loaded once the first page stands, as nothing of it is needed before (shell-parts.tsx). */
export function DeferredShell() {
  const [ShellParts, show] = useState<ComponentType>();
  useEffect(() => {
    if (ShellParts) return;
    loadShellParts()
      .then(({ ShellParts }) => {
        show(() => ShellParts);
        // An error page fetched later would be missing when the network has failed.
        return loadErrorView();
      })
      .catch(() => {}); // every page works without, and the error page is asked for again when it is needed
  }, [ShellParts]);
  return ShellParts ? <ShellParts /> : null;
}
