import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { leadsHere } from './leads-here.ts';

const anchors = '[data-server-part] a[href^="/"]';

/**
 * Gives links that only the server rendered what a router's link has: navigation without a new document, and
 * `aria-current` on the way to the present page, also on what such a link is folded into. Files, feeds and pages outside
 * localisation stay ordinary links.
 */
export function useServerPartLinks(): void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  useEffect(() => {
    const onClick = (click: MouseEvent) => {
      const link = click.target instanceof Element ? click.target.closest<HTMLAnchorElement>(anchors) : null;
      if (!link || click.defaultPrevented || click.button !== 0 || click.metaKey || click.ctrlKey || click.shiftKey || click.altKey) return;
      if (!/^\/(de|en)(\/(?!api\/)|$)/.test(link.pathname) || link.lang) return;
      click.preventDefault();
      void navigate(link.pathname + link.search + link.hash);
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [navigate]);
  useEffect(() => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>(anchors)) {
      link.ariaCurrent = leadsHere(link.pathname + link.search, pathname) ? (link.pathname === pathname ? 'page' : 'true') : null;
    }
    for (const summary of document.querySelectorAll('[data-server-part] summary')) {
      summary.ariaCurrent = summary.parentElement?.querySelector('a[aria-current]') ? 'true' : null;
    }
  }, [pathname]);
}
