import { useLanguage } from '#i18n/use-language.ts';
import type { Article } from '../define-article.ts';
import { pictureSize } from '../picture-size.ts';
import styles from './handbook.module.css';
import { pictureOf } from './pictures.ts';

/** What a chapter shows of the screen; as decoration where its title says it all. */
export function ScreenPicture({ article, isDecoration = false }: { article: Article; isDecoration?: boolean }) {
  const language = useLanguage();
  const address = pictureOf(article.id, language);
  if (!address) return null;
  return (
    <img
      src={address}
      {...pictureSize}
      alt={isDecoration ? '' : article.picture.alt[language]}
      loading={isDecoration ? 'lazy' : 'eager'}
      className={styles.picture}
    />
  );
}
