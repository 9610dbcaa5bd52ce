import type { ReactNode } from 'react';
import { useLoaderData, useRouteLoaderData } from 'react-router';
import type { ContentView } from '#features/cms/index.ts';
import { imageUrl } from '#features/media/index.ts';
import { PageHead } from '#ui/page-head/page-head.tsx';
import type { RootInfo } from '#ui/site-context.ts';
import { Static } from '#ui/static/static.tsx';
import type { ArticlePageData } from './article.loader.ts';
import { ArticleBody } from './article-body.static.tsx';

/** One article: `/de/blog/{slug}/{id}` (V §2). `programme`: the dates of what it is about, where there are any. */
export function ArticlePage({ Content, programme }: { Content: ContentView; programme?: ReactNode }) {
  const { serverOnly: article, title } = useLoaderData<ArticlePageData>();
  const site = useRouteLoaderData<RootInfo>('root');
  const image = article?.image_obj;
  return (
    <>
      <PageHead
        title={title}
        {...(import.meta.env.SSR && {
          description: article?.summary ?? '',
          og: { title, description: '', type: 'article' },
          image: image ? { url: imageUrl(image, { ratio: '16x9', width: 1280, format: 'jpg' }), width: 1280, height: 720, alt: image.alt || title } : undefined,
        })}
      />
      <Static id="article">{article && Content && <ArticleBody article={article} Content={Content} programme={programme} site={site} />}</Static>
    </>
  );
}
