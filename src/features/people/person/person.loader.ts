import { data, type LoaderFunctionArgs, redirect } from 'react-router';
import { transportContext } from '#api/api-context.ts';
import { client } from '#api/client.ts';
import { orRouteError } from '#api/route-error.ts';
import { type ArticleCardData, loadArticleTeasers } from '#features/magazine/index.ts';
import { languageOfPath } from '#i18n/language.ts';
import { href } from '#routes.ts';
import { serverLoader } from '#ui/static/server-loader.ts';
import type { PeopleContract, PersonDetail } from '../contract.ts';

/** What the server alone shows. */
export type WholePerson = PersonDetail & { articles: ArticleCardData[] };
export type PersonPageData = Pick<PersonDetail, 'name' | 'slugs'> & { serverOnly?: WholePerson };

/** The person of a URL: 404 where there is none, 301 where the slug is another one (decisions.md). */
export const loader = serverLoader(import.meta.env.SSR && load);

async function load(args: LoaderFunctionArgs): Promise<PersonPageData> {
  const { request, params, context } = args;
  const url = new URL(request.url);
  const language = languageOfPath(url.pathname);
  if (!/^[1-9]\d{0,8}$/.test(params.id ?? '')) throw data({ code: 'not_found' }, { status: 404 });
  const id = Number(params.id);
  const api = client<PeopleContract>(context.get(transportContext));
  const [person, articles] = await Promise.all([
    orRouteError(api.get('/api/persons/{id}/', { language, signal: request.signal, parameters: { id } })),
    loadArticleTeasers({ person: id }, args),
  ]);
  if (person.slug !== params.slug) {
    throw redirect(href('person', language, { slug: person.slug, id }) + url.search, { status: 301, headers: { 'Cache-Control': 'no-store' } });
  }
  return { name: person.name, slugs: person.slugs, serverOnly: { ...person, articles } };
}
