import type { LoaderFunctionArgs } from 'react-router';
import { transportContext } from '#api/api-context.ts';
import { client } from '#api/client.ts';
import { maxPageSize } from '#api/pagination/paginated.ts';
import { orRouteError } from '#api/route-error.ts';
import { languageOfPath } from '#i18n/language.ts';
import { serverLoader } from '#ui/static/server-loader.ts';
import type { VenueCard, VenuesContract } from '../contract.ts';

/** All venues: no house has a hundred. */
export const loader = serverLoader(import.meta.env.SSR && load);

async function load({ request, context }: LoaderFunctionArgs): Promise<{ serverOnly?: { venues: VenueCard[] } }> {
  const language = languageOfPath(new URL(request.url).pathname);
  const api = client<VenuesContract>(context.get(transportContext));
  const { results } = await orRouteError(api.get('/api/venues/', { language, signal: request.signal, query: { page_size: maxPageSize } }));
  return { serverOnly: { venues: results } };
}
