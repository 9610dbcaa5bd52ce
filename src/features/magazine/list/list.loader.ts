import { data, type LoaderFunctionArgs, redirect } from 'react-router';
import { transportContext } from '#api/api-context.ts';
import { client } from '#api/client.ts';
import { orFallback } from '#api/or-fallback.ts';
import { orRouteError } from '#api/route-error.ts';
import type { CmsContract, Module } from '#features/cms/index.ts';
import type { Siblings } from '#features/navigation/index.ts';
import { type Language, languageOfPath, languages } from '#i18n/language.ts';
import { href } from '#routes.ts';
import { serverLoader } from '#ui/static/server-loader.ts';
import type { ArticleCard, ArticleCategory, ArticleTag, MagazineContract } from '../contract.ts';
import { pageSize } from '../limits.ts';
import { t } from '../strings.ts';

/** What the list is of: all articles, a category, a topic. */
type Chosen = { category: ArticleCategory | null; tag: ArticleTag | null };

/** What the server alone shows. */
export type MagazineList = Chosen & {
  headline: string;
  modules: Module[];
  categories: ArticleCategory[];
  teaser: ArticleCard | null;
  articles: ArticleCard[];
  count: number;
  page: number;
  last: number;
};

export type MagazineData = {
  title: string;
  page: number;
  description: string;
  urls: Record<Language, string>;
  siblings: Siblings;
  serverOnly?: MagazineList;
};

/** The magazine of a URL. Throws 404 for a category, topic or page that does not exist, 301 for another slug (decisions.md). */
export const loader = serverLoader(import.meta.env.SSR && load);

async function load({ request, params, context }: LoaderFunctionArgs): Promise<MagazineData> {
  const url = new URL(request.url);
  const language = languageOfPath(url.pathname);
  const pageText = url.searchParams.get('page') || '1';
  if (!/^[1-9]\d{0,5}$/.test(pageText)) throw data({ code: 'not_found' }, { status: 404 });
  const page = Number(pageText);
  const api = client<MagazineContract & CmsContract>(context.get(transportContext));
  const call = { language, signal: request.signal };
  const isAll = params.id === undefined;
  const none: ArticleCategory[] = [];
  const [chosen, categories, head, teaser] = await Promise.all([
    chosenBy(params, url, api, call),
    orFallback(api.get('/api/article-categories/', call), none, context),
    isAll ? orFallback(api.get('/pageeditor-api/page/{path}', { ...call, parameters: { path: `${language}/blog` } }), null, context) : null,
    isAll ? orFallback(api.get('/api/articles-teaser/', call), null, context) : null,
  ]);
  const query = {
    page,
    ...(chosen.category && { category: chosen.category.id }),
    ...(chosen.tag && { tag: chosen.tag.id }),
    ...(teaser && { without: teaser.id }),
  };
  const list = await orRouteError(api.get('/api/articles/', { ...call, query }));
  const { category, tag } = chosen;
  const name = category?.name ?? tag?.name;
  const urls = urlsOf(chosen);
  return {
    title: category ? `${category.name} – ${t(language, 'title')}` : tag ? `#${tag.name}` : head?.meta_title || t(language, 'title'),
    page,
    description: category
      ? t(language, 'category_description', { name: category.name })
      : tag
        ? t(language, 'topic_description', { name: tag.name })
        : head?.meta_description || t(language, 'description'),
    urls,
    siblings: [{ urls: urlsOf({ category: null, tag: null }) }, ...categories.map((one) => ({ urls: urlsOf({ category: one, tag: null }) })), { urls }],
    serverOnly: {
      ...chosen,
      headline: name ? (tag ? `#${name}` : name) : head?.headline || head?.title || t(language, 'title'),
      modules: head?.modules ?? [],
      categories,
      teaser: page === 1 ? teaser : null,
      articles: list.results,
      count: list.count,
      page,
      last: Math.ceil(list.count / pageSize),
    },
  };
}

type Api = ReturnType<typeof client<MagazineContract & CmsContract>>;

async function chosenBy(params: LoaderFunctionArgs['params'], url: URL, api: Api, call: { language: Language; signal: AbortSignal }): Promise<Chosen> {
  if (params.id === undefined) return { category: null, tag: null };
  if (!/^[1-9]\d{0,8}$/.test(params.id)) throw data({ code: 'not_found' }, { status: 404 });
  const parameters = { id: Number(params.id) };
  const isTag = params.tag !== undefined;
  const chosen: Chosen = isTag
    ? { category: null, tag: await orRouteError(api.get('/api/article-tags/{id}/', { ...call, parameters })) }
    : { category: await orRouteError(api.get('/api/article-categories/{id}/', { ...call, parameters })), tag: null };
  const slug = chosen.category?.slug ?? chosen.tag?.slug;
  if (slug !== (isTag ? params.tag : params.category)) {
    throw redirect(urlsOf(chosen)[call.language] + url.search, { status: 301, headers: { 'Cache-Control': 'no-store' } });
  }
  return chosen;
}

function urlsOf({ category, tag }: Chosen): Record<Language, string> {
  const urlIn = (language: Language) => {
    if (category) return href('magazineCategory', language, { category: category.slugs[language], id: category.id });
    if (tag) return href('magazineTag', language, { tag: tag.slugs[language], id: tag.id });
    return href('magazine', language);
  };
  return Object.fromEntries(languages.map((language) => [language, urlIn(language)])) as Record<Language, string>; // one entry per language
}
