import type { RefObject } from 'react';
import { useLanguage } from '#i18n/use-language.ts';
import type { StoredPage } from '../contract.ts';
import { maxShownDescription, maxShownTitle } from '../limits.ts';
import styles from './back-office.module.css';
import { t } from './strings.ts';
import { cut, useTyped } from './use-typed.ts';

/** As one types, in the language of the screen. */
export function SearchPreview({ page, form }: { page: StoredPage; form: RefObject<HTMLFormElement | null> }) {
  const language = useLanguage();
  const textOf = useTyped(page, form);
  const title = textOf('meta_title') || textOf('title');
  const description = textOf('meta_description');
  return (
    <figure className={styles.result} aria-label={t(language, 'preview')}>
      <span>{t(language, 'preview')}</span>
      <span>{textOf('urls').split('/').filter(Boolean).join(' › ')}</span>
      <strong>{cut(title, maxShownTitle)}</strong>
      <p>{cut(description, maxShownDescription)}</p>
      <figcaption className={styles.counts}>
        {t(language, 'counted', { title: title.length, of_title: maxShownTitle, text: description.length, of_text: maxShownDescription })}
      </figcaption>
    </figure>
  );
}
