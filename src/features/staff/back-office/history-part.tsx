import { roleName } from '#features/account/index.ts';
import { backOfficeHref } from '#features/back-office/index.ts';
import { displayMoment } from '#i18n/clock/display-moment.ts';
import type { Language } from '#i18n/language.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Link } from '#ui/link.tsx';
import type { StaffHistoryEntry, StaffPerson } from '../contract.ts';
import { Part } from './part.tsx';
import styles from './staff.module.css';
import { t } from './strings.ts';

/** Who has changed role and access of an account, and the way to what its owner has changed. */
export function HistoryPart({ person }: { person: StaffPerson }) {
  const language = useLanguage();
  return (
    <Part title={t(language, 'history')}>
      {person.history.length === 0 && <p className={styles.quiet}>{t(language, 'no_history')}</p>}
      <ul className={styles.list}>
        {person.history.map((entry) => (
          <li key={entry.id}>
            <div>
              {wordsOf(entry, language)}
              <span className={styles.quiet}>
                {displayMoment(language, entry.at)} · {whoOf(entry, language)}
              </span>
            </div>
          </li>
        ))}
      </ul>
      <p>
        <Link to={backOfficeHref('changes', language, { user_id: person.id })}>{t(language, 'changes_of', { name: person.name || person.email })}</Link>
      </p>
    </Part>
  );
}

function wordsOf({ action, role, is_deactivated, help }: StaffHistoryEntry, language: Language): string {
  const nameOf = (one: keyof typeof roleName.table | null) => (one ? roleName(language, one) : '');
  const parts = [
    ...(role ? [t(language, action === 'created' ? 'entry_created' : 'entry_role', { before: nameOf(role.before), after: nameOf(role.after) })] : []),
    ...(is_deactivated === null ? [] : [t(language, is_deactivated ? 'entry_deactivated' : 'entry_reactivated')]),
    ...(help ? [t(language, `entry_${help}`)] : []),
  ];
  return parts.join(', ');
}

function whoOf({ by, via }: StaffHistoryEntry, language: Language): string {
  if (via === 'invitation') return t(language, 'by_invitation');
  if (via === 'command') return t(language, 'by_command');
  return by ? t(language, 'by', { name: by }) : t(language, 'by_other');
}
