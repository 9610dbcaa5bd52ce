import type { AuditEntry } from '#features/audit/contract.ts';
import { AuditDone, auditMoment } from '#features/audit/index.ts';
import { dashboardHref, backOfficeStrings as t } from '#features/back-office/index.ts';
import { useLanguage } from '#i18n/use-language.ts';
import styles from './start.module.css';

/** Editors see the latter alone. */
export type Changes = { entries: AuditEntry[]; people: string[] };

export function OtherChanges({ changes: { entries, people } }: { changes: Changes }) {
  const language = useLanguage();
  return (
    <section aria-labelledby="changed">
      <h2 id="changed">{t(language, 'changed_lately')}</h2>
      {entries.length > 0 ? (
        <ul className={styles.changes}>
          {entries.map((entry) => (
            <li key={entry.id}>
              <span>
                <AuditDone entry={entry} />
              </span>
              <small>
                {entry.user.name}, {auditMoment(entry, language)}
              </small>
            </li>
          ))}
        </ul>
      ) : (
        <p className={styles.nothing}>{people.length > 0 ? t(language, 'also_worked', { names: people.join(', ') }) : t(language, 'nobody_changed')}</p>
      )}
      <p className={styles.more}>
        <a href={dashboardHref('activities', language)}>{t(language, 'more_changes')}</a>
      </p>
    </section>
  );
}
