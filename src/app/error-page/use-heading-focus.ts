import { useEffect, useLayoutEffect, useRef } from 'react';
import { journey } from '../route-announcer/journey.ts';

/**
 * In place of a page that was being shown already, an error begins at its heading, as the page may have been scrolled. The focus goes
 * there after a move, and where what had it is gone with the page; who is elsewhere, such as in the header's search, stays there. When
 * the page is back, the focus does not stay behind on what has gone with the error.
 */
export function useHeadingFocus(isFirstPage: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const { activeElement, body } = document;
    const hasMoved = journey.path !== location.pathname;
    if (isFirstPage || !heading.current || !(hasMoved || activeElement === null || activeElement === body)) return;
    scrollTo({ top: 0, behavior: 'instant' });
    heading.current.tabIndex = -1;
    heading.current.focus({ preventScroll: true });
  }, [isFirstPage]);
  useLayoutEffect(() => {
    const main = heading.current?.closest('main');
    return () => {
      const { activeElement } = document;
      if (main && activeElement !== main && main.contains(activeElement)) main.focus({ preventScroll: true });
    };
  }, []);
  return heading;
}
