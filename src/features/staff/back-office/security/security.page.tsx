import { useState } from 'react';
import { useLoaderData } from 'react-router';
import { backOfficeHref } from '#features/back-office/index.ts';
import { displayMoment } from '#i18n/clock/display-moment.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { button } from '#ui/button/button-class.ts';
import { Notice } from '#ui/notice/notice.tsx';
import { StaffScreen } from '#ui/staff/staff-screen.tsx';
import styles from '../staff.module.css';
import { AppPart } from './app-part.tsx';
import { CodesDialog } from './codes-dialog.tsx';
import { CodesPart } from './codes-part.tsx';
import type { SecurityData } from './load-security.ts';
import { PasskeysPart } from './passkeys-part.tsx';
import { t } from './strings.ts';

export { loadSecurity, type SecurityData } from './load-security.ts';

export function SecurityPage() {
  const language = useLanguage();
  const { factors, due } = useLoaderData<Partial<SecurityData>>();
  const [codes, showCodes] = useState<string[] | null>(null);
  const [wasShut] = useState(due?.is_overdue === true);
  if (!factors) return null; // refused: the frame says so
  const isOnly = (factors.totp ? 1 : 0) + factors.passkeys.length === 1;
  return (
    <StaffScreen title={t(language, 'title')} description={t(language, 'description')} lead={<p>{t(language, 'lead')}</p>}>
      {due && (
        <Notice kind={due.is_overdue ? 'warning' : 'info'}>
          <p>{due.is_overdue ? t(language, 'overdue') : t(language, 'due', { when: displayMoment(language, due.until) })}</p>
        </Notice>
      )}
      {wasShut && !due && (
        <p>
          <a href={backOfficeHref('start', language)} className={button('primary')}>
            {t(language, 'to_start')}
          </a>
        </p>
      )}
      <div className={styles.person}>
        <div className={styles.parts}>
          <PasskeysPart passkeys={factors.passkeys} isOnly={isOnly} onCodes={showCodes} />
          <AppPart totp={factors.totp} isOnly={isOnly} onCodes={showCodes} />
        </div>
        <div className={styles.parts}>
          <CodesPart count={factors.recovery_codes} hasFactor={factors.totp !== null || factors.passkeys.length > 0} onCodes={showCodes} />
        </div>
      </div>
      {codes && <CodesDialog codes={codes} onClose={() => showCodes(null)} />}
    </StaffScreen>
  );
}
