import { useEffect } from 'react';
import { fallBackIfOnline } from '#ui/fall-back-if-online.ts';

/** Without a network a link to another document would lead to the browser's error page; not where the device is called offline from the start. */
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

/** The listener comes last: what the router follows is not its business. */
function stay(click: MouseEvent): void {
  const link = click.target instanceof Element ? click.target.closest<HTMLAnchorElement>('a[href^="/"]:not([target])') : null;
  if (!link || click.defaultPrevented || click.button !== 0 || click.metaKey || click.ctrlKey || click.shiftKey || click.altKey) return;
  click.preventDefault();
  fallBackIfOnline(() => {});
}
