import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { isActivePath } from './is-active-path.ts';

const anchors = '[data-static] a[href^="/"]';
const shared = '[data-static=shared]';

/** As a router's link: no new document, and `aria-current` in shared parts; files, feeds and unlocalised pages stay as they are. */
export function useStaticLinks(): void {
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
    for (const link of document.querySelectorAll<HTMLAnchorElement>(`${shared} a[href^="/"]`)) {
      link.ariaCurrent = isActivePath(link.pathname + link.search, pathname) ? (link.pathname === pathname ? 'page' : 'true') : null;
    }
    for (const summary of document.querySelectorAll(`${shared} summary`)) {
      summary.ariaCurrent = summary.parentElement?.querySelector('a[aria-current]') ? 'true' : null;
    }
  }, [pathname]);
}
