import { useLanguage } from '#i18n/use-language.ts';
import styles from './entries.module.css';
import { t } from './strings.ts';

/** Whether somebody has seen to an entry: a dot and a word. */
export const EntryState = ({ status }: { status: 'new' | 'done' }) => (
  <span className={styles.state} data-new={status === 'new' || undefined}>
    {t(useLanguage(), `status_${status}`)}
  </span>
);
