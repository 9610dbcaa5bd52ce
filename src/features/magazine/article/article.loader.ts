import { data, type LoaderFunctionArgs, redirect } from 'react-router';
import { transportContext } from '#api/api-context.ts';
import { client } from '#api/client.ts';
import { orRouteError } from '#api/route-error.ts';
import { languageOfPath } from '#i18n/language.ts';
import { href } from '#routes.ts';
import type { ArticleDetail, MagazineContract } from '../contract.ts';

/** What the browser has of an article's page; everything else is rendered by the server alone. */
export type ArticlePageData = Pick<ArticleDetail, 'title' | 'slugs'> & { serverOnly?: ArticleDetail };

/** The article of a URL: 404 where there is none, 301 where the slug is another one (decisions.md). */
export async function loadArticle({ request, params, context }: LoaderFunctionArgs): Promise<ArticlePageData & { serverOnly: ArticleDetail }> {
  const url = new URL(request.url);
  const language = languageOfPath(url.pathname);
  if (!/^[1-9]\d{0,8}$/.test(params.id ?? '')) throw data({ code: 'not_found' }, { status: 404 });
  const api = client<MagazineContract>(context.get(transportContext));
  const id = Number(params.id);
  const article = await orRouteError(api.get('/api/articles/{id}/', { language, signal: request.signal, parameters: { id } }));
  if (article.slug !== params.slug) {
    throw redirect(href('article', language, { slug: article.slug, id }) + url.search, { status: 301, headers: { 'Cache-Control': 'no-store' } });
  }
  return { title: article.title, slugs: article.slugs, serverOnly: article };
}
