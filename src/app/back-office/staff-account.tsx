import { UserRound } from 'lucide';
import { signOut } from '#features/account/index.ts';
import { backOfficeHref, type Staff, backOfficeStrings as t } from '#features/back-office/index.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { href } from '#routes.ts';
import { Icon } from '#ui/icon.tsx';
import { Menu } from '#ui/menu/menu.tsx';
import styles from './back-office-frame.module.css';

export function StaffAccount({ staff }: { staff: Staff }) {
  const language = useLanguage();
  return (
    <Menu
      name={nameOf(staff)}
      label={
        <>
          <Icon node={UserRound} />
          <span className={styles.name}>{nameOf(staff)}</span>
        </>
      }
    >
      <li className={styles.whose}>{t(language, 'signed_in_as', { name: staff.email ?? nameOf(staff) })}</li>
      <li>
        <a href={href('userProfile', language)}>{t(language, 'profile')}</a>
      </li>
      <li>
        <a href={backOfficeHref('security', language)}>{t(language, 'security')}</a>
      </li>
      <li>
        <a href={href('userLogout', language)} onClick={signOut(language)}>
          {t(language, 'log_out')}
        </a>
      </li>
    </Menu>
  );
}

export const nameOf = ({ first_name, last_name, username, email }: Staff): string => `${first_name ?? ''} ${last_name ?? ''}`.trim() || username || email || '';
