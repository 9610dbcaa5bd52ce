import { ArrowRight } from 'lucide';
import { type BlockViewProps, headingElement } from '#content/index.ts';
import { type ArticleCardData, ArticleTeasers } from '#features/magazine/index.ts';
import { href } from '#routes.ts';
import { button } from '#ui/button/button-class.ts';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import type { blogTeaserList } from './block.ts';
import { t } from './strings.ts';
import styles from './view.module.css';

/** Nothing where nothing has been published; an editor sees the frame. */
export function BlogTeaserListView({ root, data: articles = [], language, deepestLevel }: BlockViewProps<typeof blogTeaserList, readonly ArticleCardData[]>) {
  if (articles.length === 0 && !root['data-block']) return null;
  return (
    <div {...root}>
      <ArticleTeasers articles={articles} titleAs={headingElement(3, deepestLevel)} />
      <p className={styles.more}>
        <Link to={href('magazine', language)} className={button('link', 'small')}>
          {t(language, 'all')}
          <Icon node={ArrowRight} />
        </Link>
      </p>
    </div>
  );
}
