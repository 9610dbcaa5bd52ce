import type { HeadingLevel } from '#content/index.ts';
import { useLanguage } from '#i18n/use-language.ts';
import type { ArticleCard as ArticleCardData } from '../contract.ts';
import { ArticleCard } from './article-card.tsx';
import styles from './article-teasers.module.css';

/** Articles side by side, where another page shows what has been written about it: an event, a production, a person. */
export function ArticleTeasers({ articles, titleAs = 'h3' }: { articles: readonly ArticleCardData[]; titleAs?: `h${HeadingLevel}` }) {
  const language = useLanguage();
  return (
    <div className={styles.frame}>
      <div className={styles.list}>
        {articles.map((article) => (
          <ArticleCard key={article.id} article={article} language={language} titleAs={titleAs} />
        ))}
      </div>
    </div>
  );
}
