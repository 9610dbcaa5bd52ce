import { useLanguage } from '#i18n/use-language.ts';
import type { EntryRow } from '../contract.ts';
import styles from './entries.module.css';
import { t } from './strings.ts';

export const EntryState = ({ status }: Pick<EntryRow, 'status'>) => (
  <span className={styles.state} data-new={status === 'new' || undefined}>
    {t(useLanguage(), `status_${status}`)}
  </span>
);
