import { useEffect } from 'react';

/** For what sticks below the header, which may have several rows on a phone with large text. */
export function useHeaderHeight(): void {
  useEffect(() => {
    const header = document.querySelector<HTMLElement>('body > header');
    if (!header) return;
    const { style } = document.documentElement;
    const look = () => {
      const { position, minBlockSize } = getComputedStyle(header);
      if (position === 'sticky' && header.offsetHeight > Math.ceil(Number.parseFloat(minBlockSize)))
        style.setProperty('--header-height', `${header.offsetHeight}px`);
      else style.removeProperty('--header-height');
    };
    const observer = new ResizeObserver(look);
    observer.observe(header);
    return () => observer.disconnect();
  }, []);
}
