import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { transportContext } from '#api/api-context.ts';
import { client } from '#api/client.ts';
import { orFallback } from '#api/or-fallback.ts';
import { ArticlePage, type ArticlePageData, loadArticle } from '#features/magazine/index.ts';
import type { EventCardData, ProgrammeContract } from '#features/programme/index.ts';
import { languageOfPath } from '#i18n/language.ts';
import { serverLoader } from '#ui/static/server-loader.ts';
import { ArticleDates } from './article-dates.static.tsx';
import { ContentBlocks } from './content-blocks.static.tsx';

type Data = ArticlePageData & { serverOnly?: { dates: EventCardData[] } };

export const loader = serverLoader(import.meta.env.SSR && load);

const maxDates = 3;

/** Neither the magazine nor the programme knows the other's page. */
async function load(args: LoaderFunctionArgs): Promise<Data> {
  const { serverOnly: article, ...sent } = await loadArticle(args);
  const { request, context } = args;
  const api = client<ProgrammeContract>(context.get(transportContext));
  const call = { language: languageOfPath(new URL(request.url).pathname), signal: request.signal };
  const none: { results: EventCardData[] } = { results: [] };
  const lists = await Promise.all(
    article.productions
      .slice(0, maxDates)
      .map((production) => orFallback(api.get('/api/events/', { ...call, query: { production, page_size: maxDates } }), none, context)),
  );
  const dates = lists.flatMap(({ results }) => results).toSorted((a, b) => Date.parse(a.date_start) - Date.parse(b.date_start));
  return { ...sent, serverOnly: { ...article, dates: dates.slice(0, maxDates) } };
}

/** `/de/blog/{slug}/{id}` (V §2). */
export function Page() {
  const { serverOnly } = useLoaderData<Data>();
  return <ArticlePage Content={ContentBlocks} programme={serverOnly && <ArticleDates dates={serverOnly.dates} />} />;
}
