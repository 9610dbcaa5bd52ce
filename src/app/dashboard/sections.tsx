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
  return (
    <ul className={styles.sections}>
      {sections.map(({ screen, name, icon }) => {
        const address = hubHref(screen, language);
        return (
          <li key={screen}>
            <Link to={address} aria-current={address.split('?')[0] === pathname ? 'page' : undefined}>
              <Icon node={icon} />
              {t(language, name)}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
