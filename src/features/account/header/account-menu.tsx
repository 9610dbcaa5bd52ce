import { UserRound } from 'lucide';
import { type MouseEvent, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { apiHref, client, httpTransport } from '#api/client.ts';
import { reportFailedCall } from '#features/error-log/index.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { href, unlocalisedRoutes } from '#routes.ts';
import { button } from '#ui/button/button-class.ts';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import type { AccountContract, UserDetails } from '../contract.ts';
import styles from './account-menu.module.css';
import { t } from './strings.ts';

/** Asked once a document: a sign-in and a sign-out are documents of their own. */
let asked: Promise<UserDetails | null> | undefined;

/**
 * The account in the header of who is signed in (V §4, §6): it takes the place of the link that the page came with,
 * which is the same for everybody. A failed question leaves that link as it is, and is only logged (V §8).
 */
export function AccountMenu() {
  const language = useLanguage();
  const [details, setDetails] = useState<UserDetails | null>(null);
  const [place, setPlace] = useState<Element | null>(null);
  useEffect(() => {
    asked ??= client<AccountContract>(httpTransport)
      .get('/api/user-details/', { language })
      .catch((error: unknown) => {
        reportFailedCall(apiHref<AccountContract>('/api/user-details/', { language }), error, language);
        return null;
      });
    let isCurrent = true;
    void asked.then((answer) => {
      if (!isCurrent || !answer?.is_logged_in) return;
      const found = document.querySelector('[data-account]');
      found?.replaceChildren();
      setPlace(found);
      setDetails(answer);
    });
    return () => {
      isCurrent = false;
    };
  }, [language]);
  return place && details ? createPortal(<Menu {...details} />, place) : null;
}

function Menu({ first_name, last_name, username, logout_url, has_dashboard_online_access }: UserDetails) {
  const language = useLanguage();
  const name = `${first_name ?? ''} ${last_name ?? ''}`.trim();
  if (!name || !logout_url) {
    return (
      <a href="/" aria-label={t(language, 'account')}>
        <Mark names={[username]} />
      </a>
    );
  }
  const leave = (event: MouseEvent) => {
    event.preventDefault();
    void client<AccountContract>(httpTransport)
      .post('/api/user-logout/', { language })
      .then(
        () => window.location.assign(href('home', language)),
        () => window.location.assign(href('userLogout', language)),
      );
  };
  return (
    <details className={styles.account}>
      <summary className={styles.summary} aria-label={`${t(language, 'account')}: ${name}`}>
        <Mark names={[first_name, last_name]} />
        <span className={styles.icon}>
          <Icon node={UserRound} />
        </span>
        <span className={styles.name}>{name}</span>
      </summary>
      <div className={styles.panel}>
        <p className={styles.whose}>{name}</p>
        <Link to={href('userProfile', language)} className={button('secondary', 'small')}>
          {t(language, 'my_profile')}
        </Link>
        {has_dashboard_online_access && (
          <a href={`${unlocalisedRoutes.cmsHub}?lang=${language}`} className={button('secondary', 'small')}>
            {t(language, 'back_office')}
          </a>
        )}
        <a href={logout_url} onClick={leave} className={styles.leave}>
          {t(language, 'log_out')}
        </a>
      </div>
    </details>
  );
}

/** Initials, filled, where there is no room for the name: signed in never looks like signed out. */
const Mark = ({ names }: { names: readonly (string | null)[] }) => (
  <span data-initials={names.map((name) => [...(name ?? '')][0]?.toUpperCase()).join('')} className={styles.mark} />
);
