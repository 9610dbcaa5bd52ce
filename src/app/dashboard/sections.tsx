import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { hubHref, sections, hubStrings as t } from '#features/hub/index.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import styles from './dashboard-frame.module.css';

/** The way from screen to screen: a column, or on a phone a row that scrolls. */
export function Sections() {
  const language = useLanguage();
  const { pathname } = useLocation();
  const list = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: on another screen another entry is to be seen
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [pathname]);
  return (
    <ul ref={list} className={styles.sections}>
      {sections.map(({ screen, name, icon }) => {
        const address = hubHref(screen, language);
        const [path = ''] = address.split('?');
        const within = screen !== 'start' && pathname.startsWith(`${path}/`);
        return (
          <li key={screen}>
            <Link to={address} aria-current={path === pathname ? 'page' : within ? 'true' : undefined}>
              <Icon node={icon} />
              {t(language, name)}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
