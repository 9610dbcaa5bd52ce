import type { ComponentType, ReactNode } from 'react';
import type { ShownModule } from '#features/cms/index.ts';
import { Picture } from '#features/media/index.ts';
import { displayDate, longDate } from '#i18n/format.ts';
import type { Language } from '#i18n/language.ts';
import { translatedIn } from '#i18n/translated-in.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { href } from '#routes.ts';
import { Breadcrumb } from '#ui/breadcrumb/breadcrumb.tsx';
import { Link } from '#ui/link.tsx';
import { Neighbours } from '#ui/neighbours/neighbours.tsx';
import { JsonLd } from '#ui/page-head/json-ld.tsx';
import type { RootInfo } from '#ui/site-context.ts';
import { ArticleTeasers } from '../card/article-teasers.tsx';
import type { ArticleDetail } from '../contract.ts';
import { t } from '../strings.ts';
import styles from './article-body.module.css';
import { articleJsonLd } from './article-json-ld.ts';

type Props = {
  article: ArticleDetail;
  Content: ComponentType<{ modules: readonly ShownModule[]; language: Language }>;
  programme: ReactNode;
  site: RootInfo | undefined;
};

/** Head, picture, blocks, topics, what belongs to it, and the ways on. */
export function ArticleBody({ article, Content, programme, site }: Props) {
  const language = useLanguage();
  const lang = translatedIn(article, language);
  const { category, author, image_obj: image, reading_minutes: minutes, related, tags } = article;
  return (
    <article className={styles.article}>
      <Breadcrumb
        label={t(language, 'breadcrumb')}
        links={[
          { to: href('magazine', language), text: t(language, 'title') },
          { to: category.link.url, text: category.name },
        ]}
        current={article.title}
        currentLang={lang('title')}
      />
      <header className={styles.head}>
        <p className={styles.preline}>
          <Link to={category.link.url} lang={category.lang}>
            {category.name}
          </Link>
          {article.preline && <span lang={lang('preline')}>{article.preline}</span>}
        </p>
        <h1 className={styles.title} lang={lang('title')}>
          {article.title}
        </h1>
        {article.summary && (
          <p className={styles.summary} lang={lang('summary')}>
            {article.summary}
          </p>
        )}
        <p className={styles.about}>
          {author && (
            <span>
              {t(language, 'by')} <Link to={author.link.url}>{author.name}</Link>
            </span>
          )}
          <time dateTime={article.day}>{longDate(language, article.day)}</time>
          {minutes !== null && <span>{t(language, 'reading_time', { n: minutes })}</span>}
        </p>
      </header>
      {image && (
        <figure className={styles.picture}>
          <Picture image={image} ratio="16x9" sizes="100vw" widths={[640, 768, 1024, 1536]} priority />
          {image.credit && <figcaption>{t(language, 'picture_credit', { credit: image.credit })}</figcaption>}
        </figure>
      )}
      <div id="content" data-object={`article:${article.id}`} className={styles.content}>
        <Content modules={article.modules} language={language} />
      </div>
      {tags.length > 0 && (
        <nav aria-label={t(language, 'topics')} className={styles.topics}>
          {tags.map((tag) => (
            <Link key={tag.id} to={tag.link.url} lang={tag.lang}>
              #{tag.name}
            </Link>
          ))}
        </nav>
      )}
      {programme}
      {related.length > 0 && (
        <section aria-labelledby="related" className={styles.related}>
          <h2 id="related" className={styles.heading}>
            {t(language, 'related')}
          </h2>
          <ArticleTeasers articles={related} />
        </section>
      )}
      <NeighbourLinks article={article} />
      {site && <JsonLd data={() => articleJsonLd(article, { language, baseUrl: site.baseUrl, publisher: site.name })} />}
    </article>
  );
}

function NeighbourLinks({ article: { previous, next } }: { article: ArticleDetail }) {
  const language = useLanguage();
  const neighbour = (article: ArticleDetail['next'], label: string) =>
    article && { url: article.link.url, title: article.title, lang: article.lang, label, note: displayDate(language, article.day) };
  return <Neighbours label={t(language, 'neighbours')} previous={neighbour(previous, t(language, 'previous'))} next={neighbour(next, t(language, 'next'))} />;
}
