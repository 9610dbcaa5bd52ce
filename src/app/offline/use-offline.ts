import { useEffect } from 'react';
import { lazyImport } from '#ui/lazy-import.ts';

const load = lazyImport(() => import('./offline.ts'));

/** Once the browser is idle. */
export function useOffline(): void {
  useEffect(() => {
    if (!('serviceWorker' in navigator) || window !== top || /[?&](edit|v|preview)\b/.test(location.search)) return;
    const begin = () => {
      load()
        .then(({ startOffline }) => startOffline())
        .catch(() => {}); // the site is the same without
    };
    const whenIdle = globalThis.requestIdleCallback ?? setTimeout;
    if (document.readyState === 'complete') whenIdle(begin);
    else addEventListener('load', () => whenIdle(begin), { once: true });
  }, []);
}
