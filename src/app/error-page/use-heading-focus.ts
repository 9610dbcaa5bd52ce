import { useEffect, useLayoutEffect, useRef } from 'react';
import { journey } from '../route-announcer/journey.ts';

/** The focus goes to the heading after a move or where its element is gone; elsewhere, such as in the header's search, it stays. */
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
