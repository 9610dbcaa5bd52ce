import type { LoaderFunctionArgs } from 'react-router';
import { transportContext } from '#api/api-context.ts';
import { ApiError } from '#api/api-error.ts';
import { client } from '#api/client.ts';
import { orRouteError } from '#api/route-error.ts';
import type { CmsContract, Module } from '#features/cms/index.ts';
import { languageOfPath } from '#i18n/language.ts';
import { href } from '#routes.ts';
import type { SeriesContract, SeriesItem } from '../contract.ts';

export type SeriesListData = { headline: string; headline_lang: string | undefined; serverOnly?: { series: SeriesItem[]; modules: Module[] } };

/** All series, and the page of blocks at the same path: its headline above them, what stands on it below. */
export async function loadSeriesList({ request, context }: LoaderFunctionArgs): Promise<SeriesListData> {
  const language = languageOfPath(new URL(request.url).pathname);
  const api = client<SeriesContract & CmsContract>(context.get(transportContext));
  const call = { language, signal: request.signal };
  const [series, page] = await Promise.all([
    orRouteError(api.get('/api/series/', call)),
    api.get('/pageeditor-api/page/{path}', { ...call, parameters: { path: href('seriesList', language).slice(1) } }).catch(noneYet),
  ]);
  return {
    headline: page?.headline ?? '',
    headline_lang: page?.langs.headline,
    serverOnly: { series, modules: page?.modules ?? [] },
  };
}

/** A site whose editors have written nothing there has the list alone. */
function noneYet(error: unknown): null {
  if (error instanceof ApiError && error.status === 404) return null;
  throw error;
}
