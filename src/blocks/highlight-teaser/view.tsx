import { type BlockViewProps, headingElement } from '#content/index.ts';
import { ArticleCard, type ArticleCardData } from '#features/magazine/index.ts';
import type { highlightTeaser } from './block.ts';
import styles from './view.module.css';

/** Nothing where nothing has been published. */
export function HighlightTeaserView({ root, data: articles = [], language, deepestLevel }: BlockViewProps<typeof highlightTeaser, readonly ArticleCardData[]>) {
  if (articles.length === 0 && !root['data-block']) return null;
  return (
    <div {...root} className={styles.list}>
      {articles.map((article) => (
        <ArticleCard key={article.id} article={article} language={language} titleAs={headingElement(3, deepestLevel)} isLead />
      ))}
    </div>
  );
}
