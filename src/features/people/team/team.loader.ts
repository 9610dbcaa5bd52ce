import type { LoaderFunctionArgs } from 'react-router';
import { transportContext } from '#api/api-context.ts';
import { client } from '#api/client.ts';
import { orFallback } from '#api/or-fallback.ts';
import { maxPageSize } from '#api/pagination/paginated.ts';
import type { CmsContract, Module } from '#features/cms/index.ts';
import { languageOfPath } from '#i18n/language.ts';
import { serverLoader } from '#ui/static/server-loader.ts';
import type { PeopleContract, PersonCard } from '../contract.ts';
import { t } from '../strings.ts';

/** What the server alone shows. */
export type Team = { headline: string; modules: Module[]; people: PersonCard[] };
export type TeamData = { title: string; description: string; serverOnly?: Team };

export const loader = serverLoader(import.meta.env.SSR && load);

async function load({ request, context }: LoaderFunctionArgs): Promise<TeamData> {
  const language = languageOfPath(new URL(request.url).pathname);
  const api = client<PeopleContract & CmsContract>(context.get(transportContext));
  const call = { language, signal: request.signal };
  const [head, people] = await Promise.all([
    orFallback(api.get('/pageeditor-api/page/{path}', { ...call, parameters: { path: `${language}/team` } }), null, context),
    everybody(),
  ]);
  const title = t(language, 'title');
  return {
    title: head?.meta_title || head?.title || title,
    description: head?.meta_description || t(language, 'description'),
    serverOnly: { headline: head?.headline || head?.title || title, modules: head?.modules ?? [], people },
  };

  async function everybody(): Promise<PersonCard[]> {
    const people: PersonCard[] = [];
    for (let page = 1; ; page++) {
      const { results, next } = await api.get('/api/persons/', { ...call, query: { page, page_size: maxPageSize } });
      people.push(...results);
      if (next === null) return people;
    }
  }
}
