import type { RefObject } from 'react';
import type { Asset } from '#features/media/contract.ts';
import { useLanguage } from '#i18n/use-language.ts';
import type { StoredPage } from '../contract.ts';
import { maxCardText, maxCardTitle } from '../limits.ts';
import styles from './back-office.module.css';
import { t } from './strings.ts';
import { cut, useTyped } from './use-typed.ts';

type Props = { page: StoredPage; form: RefObject<HTMLFormElement | null>; picture: Asset | null };

/** As one types. */
export function SharePreview({ page, form, picture }: Props) {
  const language = useLanguage();
  const textOf = useTyped(page, form);
  const title = textOf('og_title') || textOf('meta_title') || textOf('title');
  const text = textOf('og_description') || textOf('meta_description');
  return (
    <figure className={styles.card} aria-label={t(language, 'card')}>
      <span>{t(language, 'card')}</span>
      {picture?.image_thumbnails ? (
        <img src={picture.image_thumbnails.small} alt="" loading="lazy" decoding="async" />
      ) : (
        <p className={styles.noPicture}>{t(language, 'card_logo')}</p>
      )}
      <strong>{cut(title, maxCardTitle)}</strong>
      <p>{cut(text, maxCardText)}</p>
      <figcaption className={styles.counts}>
        {t(language, 'counted', { title: title.length, of_title: maxCardTitle, text: text.length, of_text: maxCardText })}
      </figcaption>
    </figure>
  );
}
