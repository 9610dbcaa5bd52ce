import type { ContentView } from '#features/cms/index.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { href } from '#routes.ts';
import { Breadcrumb } from '#ui/breadcrumb/breadcrumb.tsx';
import { Link } from '#ui/link.tsx';
import { Pager } from '#ui/pager/pager.tsx';
import { LinkTabs } from '#ui/tabs/link-tabs.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { ArticleCard } from '../card/article-card.tsx';
import { t } from '../strings.ts';
import styles from './article-list.module.css';
import type { MagazineList } from './list.loader.ts';
import { SearchStart } from './search-start.tsx';

/** Breadcrumb, search start, categories of which All is active without one (V §2), the article that leads, the others, their pages. */
export function ArticleList({ list, Content }: { list: MagazineList; Content: ContentView }) {
  const language = useLanguage();
  const { headline, modules, categories, category, tag, teaser, articles, count, page, last } = list;
  const magazine = { to: href('magazine', language), text: t(language, 'title') };
  const topics = { to: href('magazineTags', language), text: t(language, 'topics_title') };
  const here = (category ?? tag)?.link.url ?? magazine.to;
  return (
    <>
      <Breadcrumb
        label={t(language, 'breadcrumb')}
        links={category ? [magazine] : tag ? [magazine, topics] : []}
        current={category?.name ?? tag?.name ?? t(language, 'title')}
        currentLang={category?.lang ?? tag?.lang}
      />
      <header className={styles.head}>
        <h1 className={styles.title}>
          {category && (
            <span className={styles.section}>
              {t(language, 'title')}
              <VisuallyHidden>: </VisuallyHidden>
            </span>
          )}
          <span lang={category?.lang ?? tag?.lang}>{headline}</span>
        </h1>
        <SearchStart language={language} />
      </header>
      <div className={styles.ways}>
        <LinkTabs
          label={t(language, 'categories')}
          className={styles.categories ?? ''}
          tabs={[
            { to: magazine.to, text: t(language, 'all'), isCurrent: !category && !tag },
            ...categories.map(({ id, name, lang, link }) => ({ to: link.url, text: <span lang={lang}>{name}</span>, isCurrent: id === category?.id })),
          ]}
        />
        <Link to={topics.to} className={styles.topics}>
          {t(language, 'all_topics')}
        </Link>
      </div>
      {modules.length > 0 && page === 1 && Content && (
        <div id="content" className={styles.content}>
          <Content modules={modules} language={language} />
        </div>
      )}
      {teaser && (
        <div className={styles.lead}>
          <ArticleCard article={teaser} language={language} isLead />
        </div>
      )}
      {(category || tag) && <p className={styles.count}>{t(language, 'articles', { n: count })}</p>}
      {count === 0 && !teaser && <p className={styles.nothing}>{t(language, 'nothing')}</p>}
      <div className={styles.articles}>
        {articles.map((article) => (
          <ArticleCard key={article.id} article={article} language={language} />
        ))}
      </div>
      <Pager label={t(language, 'pages')} page={page} last={last} hrefOf={(to) => (to > 1 ? `${here}?page=${to}` : here)} />
      <p className={styles.feed}>
        <a href={`/${language}/api/articles.atom`}>{t(language, 'feed')}</a>
      </p>
    </>
  );
}
