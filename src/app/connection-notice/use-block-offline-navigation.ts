import { useEffect } from 'react';
import { fallBackIfOnline } from '#ui/fall-back-if-online.ts';

/**
 * Between the loss of the network and its return, a link to another document (the other language, the webshop) leads
 * nowhere but to the browser's error page: the visitor stays, and is told. Not where the device has been called offline
 * from the start, for then the page came all the same.
 */
export function useBlockOfflineNavigation(): void {
  useEffect(() => {
    const begin = () => addEventListener('click', stay);
    const end = () => removeEventListener('click', stay);
    addEventListener('offline', begin);
    addEventListener('online', end);
    return () => {
      end();
      removeEventListener('offline', begin);
      removeEventListener('online', end);
    };
  }, []);
}

/** Hears of a click when all others have: what the router follows is no matter of its own. */
function stay(click: MouseEvent): void {
  const link = click.target instanceof Element ? click.target.closest<HTMLAnchorElement>('a[href^="/"]:not([target])') : null;
  if (!link || click.defaultPrevented || click.button !== 0 || click.metaKey || click.ctrlKey || click.shiftKey || click.altKey) return;
  click.preventDefault();
  fallBackIfOnline(() => {});
}
