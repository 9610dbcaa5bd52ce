import type { HeadingLevel } from '#content/index.ts';
import { Picture } from '#features/media/index.ts';
import type { Language } from '#i18n/language.ts';
import { translatedIn } from '#i18n/translated-in.ts';
import { Link } from '#ui/link.tsx';
import type { ArticleCard as ArticleCardData } from '../contract.ts';
import { t } from '../strings.ts';
import styles from './article-card.module.css';

type Props = {
  article: ArticleCardData;
  language: Language;
  titleAs?: `h${HeadingLevel}`;
  /** The one that leads: its picture as wide as the page allows, its words beside it. */
  isLead?: boolean;
};

/** One article of a list: picture, category and reading time, title, what it is about. Its one link covers it. */
export function ArticleCard({ article, language, titleAs: Title = 'h2', isLead = false }: Props) {
  const lang = translatedIn(article, language);
  const { category, reading_minutes: minutes, image_obj: image } = article;
  return (
    <article className={styles.card} data-lead={isLead || undefined}>
      {image && (
        <Picture
          image={image}
          ratio={isLead ? '16x9' : '3x2'}
          sizes={isLead ? '(width >= 64em) 62vw, 92vw' : '(width >= 100em) 22vw, (width >= 64em) 30vw, (width >= 48em) 45vw, 92vw'}
          widths={isLead ? [640, 768, 1024, 1536] : [320, 640, 768]}
          priority={isLead}
          className={styles.picture}
        />
      )}
      <div className={styles.words}>
        <p className={styles.about}>
          <span lang={category.lang}>{category.name}</span>
          {minutes !== null && <span>{t(language, 'minutes', { n: minutes })}</span>}
        </p>
        <Title className={styles.title} lang={lang('title')}>
          <Link to={article.link.url} className={styles.link}>
            {article.title}
          </Link>
        </Title>
        {article.summary && (
          <p className={styles.summary} lang={lang('summary')}>
            {article.summary}
          </p>
        )}
        {isLead && article.author && (
          <p className={styles.author}>
            {t(language, 'by')} {article.author.name}
          </p>
        )}
      </div>
    </article>
  );
}
