import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { isBeyondThreshold } from './ticket-event.ts';

/** On the server neither. */
export function useScrollState(): { isScrolled: boolean; isFooterInView: boolean } {
  const { pathname } = useLocation();
  const [isScrolled, setScrolled] = useState(false);
  const [isFooterInView, setFooterInView] = useState(false);
  useEffect(() => {
    const measure = () => setScrolled(isBeyondThreshold(scrollY, innerHeight));
    measure();
    addEventListener('scroll', measure, { passive: true });
    addEventListener('resize', measure);
    return () => {
      removeEventListener('scroll', measure);
      removeEventListener('resize', measure);
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page may have another footer
  useEffect(() => {
    const footer = document.querySelector('body > footer');
    if (!footer) return setFooterInView(false);
    const observer = new IntersectionObserver((changes) => setFooterInView(changes.at(-1)?.isIntersecting ?? false)); // the latest is the last
    observer.observe(footer);
    return () => observer.disconnect();
  }, [pathname]);
  return { isScrolled, isFooterInView };
}
