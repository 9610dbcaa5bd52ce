import type { Language } from '#i18n/language.ts';
import { href } from '#routes.ts';
import { button } from '#ui/button/button-class.ts';
import { searchStrings as t } from '../strings.ts';
import styles from './search-start.module.css';

/** Where a search begins on the headline page of the magazine (V §2): a form that works without script. */
export const SearchStart = ({ language }: { language: Language }) => (
  <search className={styles.search}>
    <form action={href('search', language)} className={styles.form}>
      <input
        type="search"
        name="q"
        required
        maxLength={200}
        aria-label={t(language, 'label')}
        placeholder={t(language, 'placeholder')}
        className={styles.input}
      />
      <button type="submit" className={button('secondary', 'small')}>
        {t(language, 'submit')}
      </button>
    </form>
  </search>
);
