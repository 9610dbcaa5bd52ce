import { type ReactNode, useState } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router';
import { TopAlert as ServerTopAlert } from '#features/alerts/index.ts';
import { StickyNavigation as ServerStickyNavigation } from '#features/programme/sticky/index.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { deferred } from '#ui/deferred.tsx';
import { lazyImport } from '#ui/lazy-import.ts';
import { ServerPart } from '#ui/server-part.tsx';
import { useServerPartLinks } from '#ui/use-server-part-links.ts';
import { Companion } from '../companion/companion.tsx';
import { Document } from '../document.tsx';
import styles from './default-layout.module.css';
import footer from './footer.module.css';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { t } from './strings.ts';
import { useFurniture } from './use-furniture.ts';

export { loader, shouldRevalidate } from './furniture.loader.ts';

const loadSticky = lazyImport(async () => ({ StickyNavigation: (await import('#features/programme/sticky/index.ts')).StickyNavigation }));
const StickyNavigation = deferred(import.meta.env.SSR && ServerStickyNavigation, async () => (await loadSticky()).StickyNavigation);
const loadAlerts = lazyImport(async () => ({ TopAlert: (await import('#features/alerts/index.ts')).TopAlert }));
const TopAlert = deferred(import.meta.env.SSR && ServerTopAlert, async () => (await loadAlerts()).TopAlert);

/** Skip link, alert, header, the page, footer. */
export function DefaultLayout() {
  return (
    <Furniture below={<StickyNavigation />}>
      <Outlet />
      <ScrollRestoration />
    </Furniture>
  );
}

/** `below` floats above the page and comes to rest before the footer. */
export function Furniture({ children, below }: { children: ReactNode; below?: ReactNode }) {
  const language = useLanguage();
  const furniture = useFurniture();
  const { pathname } = useLocation();
  const [menuOpen, setMenuOpen] = useState(false);
  const isLandingPage = furniture?.landing_pages.includes(pathname) ?? false;
  useServerPartLinks();
  return (
    <Document>
      <a href="#main-content" className={styles.skip}>
        {t(language, 'skip')}
      </a>
      {furniture?.alert && <TopAlert alert={furniture.alert} hidden={isLandingPage} unseen={menuOpen} />}
      <Header menuOpen={menuOpen} onMenu={setMenuOpen} />
      <main id="main-content" tabIndex={-1} className={styles.main}>
        {children}
        <Companion />
      </main>
      {below}
      <footer className={styles.footer}>
        <ServerPart id="footer" className={footer.footer}>
          {import.meta.env.SSR && furniture?.serverOnly && <Footer {...furniture.serverOnly} />}
        </ServerPart>
      </footer>
    </Document>
  );
}
