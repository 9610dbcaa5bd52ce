import { useEffect } from 'react';
import { lazyImport } from '#ui/lazy-import.ts';
import { dwell, maxAhead } from './limits.ts';

const load = lazyImport(() => import('./prefetch.ts'));

/** What browsers know of the line, where they tell. */
type Connection = { saveData?: boolean; effectiveType?: string };

/** Fetches what a move within the site needs when somebody is about to make it; not on 2g, nor for who saves data (E §9). */
export function usePrefetch(): void {
  useEffect(() => {
    const { connection } = navigator as { connection?: Connection }; // in no declaration of TypeScript
    if (connection?.saveData || /2g/.test(connection?.effectiveType ?? '')) return;
    const asked = new Set<string>();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onIntent = ({ type, target }: Event) => {
      clearTimeout(timer);
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]:not([lang], [target], [download])') : null;
      const address = link && link.pathname + link.search;
      if (!address || asked.has(address) || asked.size >= maxAhead || !isMove(link)) return;
      const ask = () => {
        asked.add(address);
        load()
          .then(({ prefetch }) => prefetch(address))
          .catch(() => {}); // the move itself says what is wrong
      };
      timer = setTimeout(ask, type === 'touchstart' ? 0 : dwell);
    };
    const stop = () => clearTimeout(timer);
    const events = ['pointerover', 'focusin', 'touchstart'] as const;
    for (const event of events) document.addEventListener(event, onIntent, { passive: true });
    document.addEventListener('pointerout', stop, { passive: true });
    return () => {
      stop();
      for (const event of events) document.removeEventListener(event, onIntent);
      document.removeEventListener('pointerout', stop);
    };
  }, []);
}

/** Whether a link leads to another page of the site without a new document. */
const isMove = ({ pathname }: HTMLAnchorElement): boolean => pathname !== location.pathname && /^\/(de|en)(\/(?!api\/)|$)/.test(pathname);
