import { useEffect, useState } from 'react';

/** Whether the page has been scrolled by more than a share of the window's height. */
export function useScrolled(share: number): boolean {
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    const look = () => setScrolled(scrollY > innerHeight * share);
    look();
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, [share]);
  return scrolled;
}
