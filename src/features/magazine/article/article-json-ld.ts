import { imageUrl } from '#features/media/index.ts';
import type { Language } from '#i18n/language.ts';
import { href } from '#routes.ts';
import type { ArticleDetail } from '../contract.ts';
import { t } from '../strings.ts';

type JsonLdContext = { language: Language; baseUrl: string; publisher: string };

/** An article and the way to it, as schema.org names them. */
export function articleJsonLd(article: ArticleDetail, { language, baseUrl, publisher }: JsonLdContext): object {
  const url = baseUrl + article.link.url;
  const { image_obj: image, author, category, tags } = article;
  const venue = { '@type': 'PerformingArtsTheater', '@id': `${baseUrl}/#venue`, name: publisher, url: baseUrl };
  const crumbs = [
    { name: t(language, 'title'), url: href('magazine', language) },
    { name: category.name, url: category.link.url },
    { name: article.title, url: article.link.url },
  ];
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Article',
        '@id': `${url}#article`,
        headline: article.title,
        ...(article.summary && { description: article.summary }),
        ...(image && { image: [baseUrl + imageUrl(image, { ratio: '16x9', width: 1280, format: 'jpg' })] }),
        datePublished: article.published_at,
        dateModified: article.updated_at > article.published_at ? article.updated_at : article.published_at,
        inLanguage: article.untranslated?.includes('title') ? (language === 'de' ? 'en' : 'de') : language,
        articleSection: category.name,
        ...(tags.length > 0 && { keywords: tags.map(({ name }) => name) }),
        author: author ? { '@type': 'Person', name: author.name, url: baseUrl + author.link.url } : venue,
        publisher: venue,
        mainEntityOfPage: url,
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: crumbs.map((crumb, index) => ({ '@type': 'ListItem', position: index + 1, name: crumb.name, item: baseUrl + crumb.url })),
      },
    ],
  };
}
