import type { Language } from '#i18n/language.ts';
import styles from './consent-note.module.css';
import { t } from './strings.ts';

/** Below what stands for something of others: whose it is, and with script (gate-frame.ts) the ways to allow it. */
export const ConsentNote = ({ host, language }: { host: string; language: Language }) => (
  <span data-privacy="">
    {t(language, 'privacy', { host })}
    <span data-choice="" hidden className={styles.choice}>
      <button type="button" data-once="">
        {t(language, 'once')}
        <span className={styles.host}> ({host})</span>
      </button>
      <button type="button" data-always="">
        {t(language, 'always')}
        <span className={styles.host}> ({host})</span>
      </button>
    </span>
  </span>
);
