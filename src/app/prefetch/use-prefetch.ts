import { useEffect } from 'react';
import { lazyImport } from '#ui/lazy-import.ts';

const load = lazyImport(() => import('./follow-intent.ts'));

/** Its code comes with the first touch of a page. */
export function usePrefetch(): void {
  useEffect(() => {
    const begin = (event: Event) => {
      load()
        .then(({ followIntent }) => followIntent(event))
        .catch(() => {}); // every move works without
    };
    for (const event of ['pointerover', 'focusin']) document.addEventListener(event, begin, { once: true });
  }, []);
}
