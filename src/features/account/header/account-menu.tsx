import { UserRound } from 'lucide';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLanguage } from '#i18n/use-language.ts';
import { href, unlocalisedRoutes } from '#routes.ts';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import { Menu } from '#ui/menu/menu.tsx';
import type { UserDetails } from '../account-schemas.ts';
import styles from './account-menu.module.css';
import { signOut } from './sign-out.ts';
import { t } from './strings.ts';
import { askUserDetails } from './user-details.ts';

/** V §4, §6; in place of the page's link, which stays where the question fails, and that is only logged (V §8). */
export function AccountMenu() {
  const language = useLanguage();
  const [details, setDetails] = useState<UserDetails | null>(null);
  const [element, setElement] = useState<Element | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void askUserDetails(language).then((answer) => {
      if (!isCurrent || !answer?.is_logged_in) return;
      const found = document.querySelector('[data-account]');
      found?.replaceChildren();
      setElement(found);
      setDetails(answer);
    });
    return () => {
      isCurrent = false;
    };
  }, [language]);
  return element && details ? createPortal(<SignedIn {...details} />, element) : null;
}

function SignedIn({ first_name, last_name, username, logout_url, has_dashboard_online_access }: UserDetails) {
  const language = useLanguage();
  const name = `${first_name ?? ''} ${last_name ?? ''}`.trim();
  if (!name || !logout_url) {
    return (
      <a href="/" aria-label={t(language, 'account')}>
        <Mark names={[username]} />
      </a>
    );
  }
  return (
    <Menu
      name={`${t(language, 'account')}: ${name}`}
      className={styles.account}
      buttonClass={styles.summary}
      label={
        <>
          <Mark names={[first_name, last_name]} />
          <span className={styles.icon}>
            <Icon node={UserRound} />
          </span>
          <span className={styles.name}>{name}</span>
        </>
      }
    >
      <li className={styles.whose}>{name}</li>
      <li>
        <Link to={href('userProfile', language)}>{t(language, 'my_profile')}</Link>
      </li>
      {has_dashboard_online_access && (
        <li>
          <a href={`${unlocalisedRoutes.backOffice}?lang=${language}`}>{t(language, 'back_office')}</a>
        </li>
      )}
      <li>
        <a href={logout_url} onClick={signOut(language)}>
          {t(language, 'log_out')}
        </a>
      </li>
    </Menu>
  );
}

/** Signed in never looks like signed out. */
const Mark = ({ names }: { names: readonly (string | null)[] }) => (
  <span data-initials={names.map((name) => [...(name ?? '')][0]?.toUpperCase()).join('')} className={styles.mark} />
);
