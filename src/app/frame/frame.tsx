import { useState } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router';
import { TopAlert as ServerTopAlert } from '#features/alerts/index.ts';
import { ClosedShopContext } from '#features/booking/index.ts';
import { StickyNavigation as ServerStickyNavigation } from '#features/programme/sticky/index.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { deferred } from '#ui/deferred.tsx';
import { lazyImport } from '#ui/lazy-import.ts';
import { usePage } from '#ui/page-traits.ts';
import { Static } from '#ui/static/static.tsx';
import { DeferredShell } from '../deferred-shell/deferred-shell.tsx';
import { PageError } from '../error-page/page-error.tsx';
import footer from './footer.module.css';
import { Footer } from './footer.static.tsx';
import styles from './frame.module.css';
import { Header } from './header.tsx';
import { t } from './strings.ts';
import { useFurniture } from './use-furniture.ts';
import { useReturningFocus } from './use-returning-focus.ts';

const loadSticky = lazyImport(async () => ({ StickyNavigation: (await import('#features/programme/sticky/index.ts')).StickyNavigation }));
const StickyNavigation = deferred(import.meta.env.SSR && ServerStickyNavigation, async () => (await loadSticky()).StickyNavigation);
const loadAlerts = lazyImport(async () => ({ TopAlert: (await import('#features/alerts/index.ts')).TopAlert }));
const TopAlert = deferred(import.meta.env.SSR && ServerTopAlert, async () => (await loadAlerts()).TopAlert);

export function Frame() {
  const language = useLanguage();
  const furniture = useFurniture();
  const { pathname } = useLocation();
  const { landing = false, sticky = {} } = usePage()?.traits ?? {};
  const [menuOpen, setMenuOpen] = useState(false);
  useReturningFocus();
  const isLandingPage = landing || furniture?.landing_pages.includes(pathname) || false;
  return (
    <ClosedShopContext value={furniture?.closed_shop ?? null}>
      <a href="#main-content">{t(language, 'skip')}</a>
      {furniture?.alert && <TopAlert alert={furniture.alert} hidden={isLandingPage} unseen={menuOpen} />}
      <Header menuOpen={menuOpen} onMenu={setMenuOpen} />
      <main id="main-content" tabIndex={-1} className={styles.main}>
        <Outlet />
        {/* Before what finds a page's old place after a skeleton, which has the last word. */}
        <ScrollRestoration />
        <DeferredShell />
      </main>
      {sticky && <StickyNavigation {...sticky} />}
      <footer className={styles.footer}>
        <Static id="footer" isShared isCacheable={!furniture?.serverOnly?.modules.length} className={footer.footer}>
          {furniture?.serverOnly && <Footer {...furniture.serverOnly} />}
        </Static>
      </footer>
    </ClosedShopContext>
  );
}

/** While the site is closed its menus lead nowhere, and the database may be unavailable. */
export const FrameError = () => (
  <main id="main-content" tabIndex={-1} className={styles.bare}>
    <PageError />
  </main>
);
