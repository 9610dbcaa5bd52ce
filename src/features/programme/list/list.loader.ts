import type { LoaderFunctionArgs } from 'react-router';
import { transportContext } from '#api/api-context.ts';
import { client } from '#api/client.ts';
import { orRouteError } from '#api/route-error.ts';
import { dayOf } from '#i18n/berlin-time.ts';
import { languageOfPath } from '#i18n/language.ts';
import { serverLoader } from '#ui/static/server-loader.ts';
import type { ProgrammeContract } from '../contract.ts';
import { type CardData, cardOf, type TeaserData, teaserOf } from '../event-card/card-data.ts';
import { teasersOfPage } from '../event-card/grouping.ts';
import { hasTeasers } from '../filter/filter.ts';
import { chosenOptions, type FilterData, type Options } from '../filter/options.ts';
import { queryForApi } from '../filter/query-for-api.ts';
import { readListQuery } from './read-list-query.ts';

export type ListData = FilterData & {
  page: number;
  hasNext: boolean;
  events: CardData[];
  teasers: TeaserData[];
  serverOnly?: { options: Options; months: string[] };
};

/** Throws 400 for an invalid parameter (V §5), 404 for a page beyond the end. */
export const loader = serverLoader(import.meta.env.SSR && load);

async function load({ request, context }: LoaderFunctionArgs): Promise<ListData> {
  const url = new URL(request.url);
  const { filter, page } = readListQuery(url);
  const language = languageOfPath(url.pathname);
  const api = client<ProgrammeContract>(context.get(transportContext));
  const query = queryForApi(filter);
  const call = { language, signal: request.signal };
  const [list, options, teasers] = await Promise.all([
    orRouteError(api.get('/api/events/', { ...call, query: { ...query, page } })),
    api.get('/api/event-filters/', { ...call, query }),
    hasTeasers(filter) ? api.get('/api/teasers/', { ...call, query }) : [],
  ]);
  return {
    list: 'events',
    filter,
    page,
    count: list.count,
    hasNext: list.next !== null,
    events: list.results.map(cardOf),
    teasers: teasersOfPage(teasers, { number: page, firstDay: list.results[0]?.day, nextDay: list.next_day }).map(teaserOf),
    chosen: chosenOptions(filter, options),
    serverOnly: { options, months: options.months },
    today: dayOf(new Date()),
  };
}
