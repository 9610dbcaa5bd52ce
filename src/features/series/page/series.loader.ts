import { data, type LoaderFunctionArgs, redirect } from 'react-router';
import { transportContext } from '#api/api-context.ts';
import { client } from '#api/client.ts';
import { orRouteError } from '#api/route-error.ts';
import { type Day, dayOf } from '#i18n/berlin-time.ts';
import { languageOfPath } from '#i18n/language.ts';
import { href } from '#routes.ts';
import type { Series, SeriesContract } from '../contract.ts';

export type WholeSeries = Series & { today: Day };

/** The browser needs what stands in the head of the page. */
export type SeriesPageData = Pick<Series, 'id' | 'name' | 'lang' | 'image_obj' | 'untranslated' | 'slugs'> & { serverOnly?: WholeSeries };

/** The series of a URL: 404 where there is none, 301 where the slug is another one (decisions.md). */
export async function loadSeries({ request, params, context }: LoaderFunctionArgs): Promise<SeriesPageData> {
  const url = new URL(request.url);
  const language = languageOfPath(url.pathname);
  if (!/^[1-9]\d{0,8}$/.test(params.id ?? '')) throw data({ code: 'not_found' }, { status: 404 });
  const api = client<SeriesContract>(context.get(transportContext));
  const id = Number(params.id);
  const series = await orRouteError(api.get('/api/series/{id}/', { language, signal: request.signal, parameters: { id } }));
  if (series.slug !== params.slug) {
    // A browser keeps a 301 for ever otherwise: a name that is corrected and corrected back would become a loop.
    throw redirect(href('series', language, { slug: series.slug, id }) + url.search, { status: 301, headers: { 'Cache-Control': 'no-store' } });
  }
  const { name, lang, image_obj, untranslated, slugs } = series;
  return { id, name, lang, image_obj, untranslated, slugs, serverOnly: { ...series, today: dayOf(new Date()) } };
}
