import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Through which link in `main` each entry of the history was left: its address, and which of those that have it. */
const left = new Map<string, { address: string; index: number }>();

/** On "back", in a list, a text or among the neighbours. */
export function useReturningFocus(): void {
  const { key, pathname, search } = useLocation();
  // All entries of the history that the router did not make share one key: an anchor's, the first document's.
  const entry = key + pathname + search;
  useEffect(() => {
    const was = left.get(entry);
    if (was) linksTo(was.address)[was.index]?.focus({ preventScroll: true });
    const remember = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest('a') : null;
      const address = link?.getAttribute('href');
      if (!link || !address) return;
      const index = linksTo(address).indexOf(link);
      if (index < 0) left.delete(entry);
      else left.set(entry, { address, index });
    };
    document.addEventListener('click', remember, true);
    return () => document.removeEventListener('click', remember, true);
  }, [entry]);
}

const linksTo = (address: string): HTMLAnchorElement[] =>
  [...document.querySelectorAll<HTMLAnchorElement>('main a')].filter((link) => link.getAttribute('href') === address);
