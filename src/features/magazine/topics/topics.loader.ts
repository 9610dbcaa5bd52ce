import type { LoaderFunctionArgs } from 'react-router';
import { transportContext } from '#api/api-context.ts';
import { client } from '#api/client.ts';
import { languageOfPath } from '#i18n/language.ts';
import { serverLoader } from '#ui/static/server-loader.ts';
import type { ArticleTag, MagazineContract } from '../contract.ts';

export const loader = serverLoader(import.meta.env.SSR && load);

async function load({ request, context }: LoaderFunctionArgs): Promise<{ serverOnly?: { tags: ArticleTag[] } }> {
  const language = languageOfPath(new URL(request.url).pathname);
  const api = client<MagazineContract>(context.get(transportContext));
  return { serverOnly: { tags: await api.get('/api/article-tags/', { language, signal: request.signal }) } };
}
