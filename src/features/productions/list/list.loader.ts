import type { LoaderFunctionArgs } from 'react-router';
import { transportContext } from '#api/api-context.ts';
import { client } from '#api/client.ts';
import { orRouteError } from '#api/route-error.ts';
import { chosenOptions, type FilterData, queryForApi, readListQuery } from '#features/programme/list/index.ts';
import { dayOf } from '#i18n/berlin-time.ts';
import { languageOfPath } from '#i18n/language.ts';
import { serverLoader } from '#ui/static/server-loader.ts';
import type { ProductionCard, ProductionsContract } from '../contract.ts';
import { noFilter } from './production-filter.ts';

export type ListData = FilterData & {
  page: number;
  hasNext: boolean;
  productions: ProductionCard[];
  about: { texts: string[]; lang?: 'de' | 'en' | undefined } | null;
};

/** The productions for a URL. Throws 400 for an invalid parameter (V §5), 404 for a page beyond the end. */
export const loader = serverLoader(import.meta.env.SSR && load);

async function load({ request, context }: LoaderFunctionArgs): Promise<ListData> {
  const url = new URL(request.url);
  const { filter, page } = readListQuery(url, noFilter);
  const language = languageOfPath(url.pathname);
  const api = client<ProductionsContract>(context.get(transportContext));
  const query = queryForApi(filter);
  const call = { language, signal: request.signal };
  const [list, options, seasons] = await Promise.all([
    orRouteError(api.get('/api/productions/', { ...call, query: { ...query, page } })),
    api.get('/api/production-filters/', { ...call, query }),
    filter.season ? api.get('/api/seasons/', call) : [],
  ]);
  const season = seasons.find(({ id }) => id === filter.season);
  return {
    list: 'productions',
    filter,
    page,
    count: list.count,
    hasNext: list.next !== null,
    productions: list.results,
    about: season ? { texts: season.description, lang: season.untranslated && 'de' } : null,
    chosen: chosenOptions(filter, options),
    serverOnly: { options },
    today: dayOf(new Date()),
  };
}
