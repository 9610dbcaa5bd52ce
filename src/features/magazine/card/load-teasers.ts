import type { LoaderFunctionArgs } from 'react-router';
import { transportContext } from '#api/api-context.ts';
import { client } from '#api/client.ts';
import { orFallback } from '#api/or-fallback.ts';
import { languageOfPath } from '#i18n/language.ts';
import type { ArticleCard, MagazineContract } from '../contract.ts';
import { articleTeasers } from '../limits.ts';

type About = { event: number } | { production: number } | { person: number };

/** The newest articles about something, for the loader of its page; where they cannot be had there are none (V §8). */
export async function loadArticleTeasers(about: About, { request, context }: Pick<LoaderFunctionArgs, 'request' | 'context'>): Promise<ArticleCard[]> {
  const language = languageOfPath(new URL(request.url).pathname);
  const api = client<MagazineContract>(context.get(transportContext));
  const articles = api.get('/api/articles/', { language, signal: request.signal, query: { ...about, page_size: articleTeasers } });
  const { results } = await orFallback<{ results: ArticleCard[] }>(articles, { results: [] }, context);
  return results;
}
