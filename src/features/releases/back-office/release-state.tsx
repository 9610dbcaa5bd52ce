import type { InputProps } from '#features/back-office/records/index.ts';
import { useLanguage } from '#i18n/use-language.ts';
import styles from './release.module.css';
import { t } from './strings.ts';

type Option = { value: string; label: Record<'de' | 'en', string> };

/** The state of a release, to be read: what changes it stands below, and says first what will happen. */
export function ReleaseState({ field, value, isNew }: InputProps) {
  const language = useLanguage();
  const { label, limits } = field.form;
  const chosen = (limits.options as readonly Option[]).find((option) => option.value === value); // as its field declares them
  return (
    <div className={styles.read}>
      <span>{label[language]}</span>
      <strong>{chosen?.label[language]}</strong>
      {!isNew && <span className={styles.quiet}>{t(language, 'changed_below')}</span>}
    </div>
  );
}
