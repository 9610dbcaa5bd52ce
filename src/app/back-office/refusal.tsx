import { useLocation } from 'react-router';
import { backOfficeHref, type ScreenData, type Staff, backOfficeStrings as t } from '#features/back-office/index.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { href } from '#routes.ts';
import { button } from '#ui/button/button-class.ts';
import { Link } from '#ui/link.tsx';
import { PageHead } from '#ui/page-head/page-head.tsx';
import styles from './back-office-frame.module.css';
import { nameOf } from './staff-account.tsx';

export function Refusal({ reason, staff }: { reason: NonNullable<ScreenData['refusal']>; staff: Staff }) {
  const language = useLanguage();
  const { pathname, search } = useLocation();
  const title = t(language, `${reason}_title`);
  return (
    <div className={styles.refusal}>
      <PageHead title={title} description={t(language, 'description')} noIndex />
      <h1>{title}</h1>
      <p>{t(language, reason, { name: staff.email ?? nameOf(staff) })}</p>
      <p className={styles.ways}>
        {reason === 'forbidden' ? (
          <a href={`${href('userLogout', language)}?next=${encodeURIComponent(pathname + search)}`} className={button('primary')}>
            {t(language, 'other_account')}
          </a>
        ) : (
          <Link to={backOfficeHref('start', language)} className={button('primary')}>
            {t(language, 'to_start')}
          </Link>
        )}
        <a href={href('home', language)} className={button()}>
          {t(language, 'to_site')}
        </a>
      </p>
    </div>
  );
}
