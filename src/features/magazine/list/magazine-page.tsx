import { useLoaderData } from 'react-router';
import type { ContentView } from '#features/cms/index.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { PageHead } from '#ui/page-head/page-head.tsx';
import { Static } from '#ui/static/static.tsx';
import { t } from '../strings.ts';
import { ArticleList } from './article-list.static.tsx';
import type { loader } from './list.loader.ts';

/** The magazine, one of its categories or topics: `/de/blog`, `/de/blog/categories/{category}/{id}`, `/de/blog/tags/{tag}/{id}` (V §2). All of it is rendered by the server. */
export function MagazinePage({ Content }: { Content: ContentView }) {
  const { serverOnly: whole, title, page, description } = useLoaderData<typeof loader>();
  const language = useLanguage();
  return (
    <>
      <PageHead
        title={page > 1 ? `${title}, ${t(language, 'page_short', { n: page })}` : title}
        {...(import.meta.env.SSR && {
          description: page > 1 ? `${description} ${t(language, 'page', { page, last: whole?.last ?? page })}.` : description,
          query: page > 1 ? `page=${page}` : '',
        })}
      />
      {import.meta.env.SSR && <link rel="alternate" type="application/atom+xml" href={`/${language}/api/articles.atom`} title={t(language, 'feed')} />}
      <Static id="magazine">{whole && <ArticleList list={whole} Content={Content} />}</Static>
    </>
  );
}
