import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { lazyImport } from '#ui/lazy-import.ts';

const loadHearts = lazyImport(() => import('./hearts.ts'));
export const fillHearts = () => {
  loadHearts()
    .then((hearts) => hearts.fillHearts())
    .catch(() => {}); // a page is complete without
};

const signs = ['pointermove', 'touchstart', 'keydown', 'scroll'] as const;

/**
 * Fills the hearts of a page: at once for who has remembered something, else when they move or press something, so that who only looks in
 * loads nothing.
 */
export function useHearts(): void {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page is looked at anew
  useEffect(() => {
    if (!document.querySelector('article[id^="event-"], [data-favourite]')) return;
    if (document.documentElement.dataset.signedIn || hasOwn()) return fillHearts();
    const once = new AbortController();
    const begin = () => {
      once.abort();
      fillHearts();
    };
    for (const sign of signs) addEventListener(sign, begin, { signal: once.signal, passive: true });
    return () => once.abort();
  }, [key]);
}

function hasOwn(): boolean {
  try {
    return localStorage.getItem('favourites') !== null;
  } catch {
    return false; // it may keep nothing
  }
}
