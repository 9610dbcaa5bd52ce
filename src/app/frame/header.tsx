import { Menu } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { OpeningStatus as ServerOpeningStatus } from '#features/opening-hours/index.ts';
import { HeaderSearch } from '#features/search/index.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { deferred } from '#ui/deferred.tsx';
import { Icon } from '#ui/icon.tsx';
import { lazyImport } from '#ui/lazy-import.ts';
import { Static } from '#ui/static/static.tsx';
import { useDismissableDetails } from '#ui/use-dismissable-details.ts';
import { Brand } from './brand.static.tsx';
import styles from './header.module.css';
import { LanguageSwitch } from './language-switch.tsx';
import { scrolledShare } from './limits.ts';
import menu from './menus/primary-menu.module.css';
import { currentSection, PrimaryMenu } from './menus/primary-menu.static.tsx';
import { TopNavigation } from './menus/top-navigation.static.tsx';
import { useSideMenu } from './menus/use-side-menu.ts';
import { HeaderHtml } from './settings-html.static.tsx';
import { t } from './strings.ts';
import { ThemeSwitch } from './theme-switch.tsx';
import { useFurniture } from './use-furniture.ts';

const loadOpeningHours = lazyImport(async () => ({ OpeningStatus: (await import('#features/opening-hours/index.ts')).OpeningStatus }));
const OpeningStatus = deferred(import.meta.env.SSR && ServerOpeningStatus, async () => (await loadOpeningHours()).OpeningStatus);

type Props = { menuOpen: boolean; onMenu: (open: boolean) => void };

/** Opening hours, menus, top navigation, language, theme; below 85.375em a burger opens the side menu (V §2). */
export function Header({ menuOpen, onMenu }: Props) {
  const language = useLanguage();
  const furniture = useFurniture();
  const scrolled = useScrolled(scrolledShare) && !menuOpen;
  const shown = furniture?.serverOnly;
  const header = useRef<HTMLElement>(null);
  const { pathname, key } = useLocation();
  useDismissableDetails(header, key);
  const { loaded, hasFailed, open } = useSideMenu(onMenu, key);
  return (
    <header
      ref={header}
      className={styles.header}
      data-scrolled={scrolled || undefined}
      data-desktop-menu={furniture?.design.menu.desktop}
      data-unfolded={hasFailed || undefined}
    >
      <Static id="brand" isShared>
        {shown && <Brand settings={shown.settings} />}
      </Static>
      <Static id="primary-menu" isShared className={menu.menu}>
        {shown && <PrimaryMenu items={shown.nav.menu} current={currentSection(shown.nav.menu, pathname)} />}
      </Static>
      <div className={styles.tools}>
        <Static id="header-html" isShared className={styles.html}>
          {shown && <HeaderHtml settings={shown.settings} />}
        </Static>
        {furniture && <OpeningStatus hours={furniture.hours} />}
        <HeaderSearch />
        <Static id="top-navigation" isShared>
          {shown && <TopNavigation settings={shown.settings} />}
        </Static>
        <LanguageSwitch className={styles.wide} />
        <div className={styles.wide}>
          <ThemeSwitch />
        </div>
        <button
          type="button"
          className={styles.burger}
          aria-haspopup="dialog"
          aria-expanded={menuOpen}
          aria-label={t(language, 'open_menu')}
          onClick={() => void open()}
        >
          <Icon node={Menu} />
        </button>
      </div>
      {loaded && furniture && (
        <loaded.SideMenu data={loaded.data} isOpen={menuOpen} hours={furniture.hours} side={furniture.design.menu.side} onClose={() => onMenu(false)} />
      )}
    </header>
  );
}

/** Whether the page has been scrolled by more than a share of the window's height. */
function useScrolled(share: number): boolean {
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    const look = () => setScrolled(scrollY > innerHeight * share);
    look();
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, [share]);
  return scrolled;
}
