import { useLocation } from 'react-router';
import { backOfficeHref, type Staff, backOfficeStrings as t } from '#features/back-office/index.ts';
import { dayOf } from '#i18n/berlin-time.ts';
import { longDate } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Link } from '#ui/link.tsx';
import { Notice } from '#ui/notice/notice.tsx';

/** On every screen, for who has to set a second factor up: how long there is time, and the way there. */
export function FactorDue({ staff: { second_factor } }: { staff: Staff }) {
  const language = useLanguage();
  const address = backOfficeHref('security', language);
  const { pathname } = useLocation();
  if (!second_factor || address.split('?')[0] === pathname) return null;
  return (
    <Notice>
      <p>
        {t(language, 'factor_due', { day: longDate(language, dayOf(new Date(second_factor.until))) })} <Link to={address}>{t(language, 'set_up_factor')}</Link>
      </p>
    </Notice>
  );
}
