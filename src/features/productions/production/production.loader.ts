import { data, type LoaderFunctionArgs, redirect } from 'react-router';
import { transportContext } from '#api/api-context.ts';
import { client } from '#api/client.ts';
import { orRouteError } from '#api/route-error.ts';
import { type ArticleCardData, loadArticleTeasers } from '#features/magazine/index.ts';
import { type CardData, cardOf } from '#features/programme/index.ts';
import { languageOfPath } from '#i18n/language.ts';
import { href } from '#routes.ts';
import { serverLoader } from '#ui/static/server-loader.ts';
import type { Production, ProductionsContract } from '../contract.ts';

/** A date as the page shows it: what a card knows, its day, and whether it takes place. */
export type ProductionDate = CardData & { day: string };

/** What only static parts of the page show is not sent as data. */
type ShownByTheServer =
  | 'opening_hours'
  | 'description'
  | 'promoter'
  | 'promoters'
  | 'recordings'
  | 'images'
  | 'documents'
  | 'credits'
  | 'works'
  | 'events'
  | 'modules'
  | 'tags'
  | 'halls';

export type WholeProduction = Production & { articles: ArticleCardData[] };

export type ProductionPageData = Omit<Production, ShownByTheServer> & { dates: ProductionDate[]; serverOnly?: WholeProduction };

/** The production of a URL: 404 where there is none, 301 where the slug is another one (decisions.md). */
export const loader = serverLoader(import.meta.env.SSR && load);

async function load(args: LoaderFunctionArgs): Promise<ProductionPageData> {
  const { request, params, context } = args;
  const url = new URL(request.url);
  const language = languageOfPath(url.pathname);
  if (!/^[1-9]\d{0,8}$/.test(params.id ?? '')) throw data({ code: 'not_found' }, { status: 404 });
  const id = Number(params.id);
  const api = client<ProductionsContract>(context.get(transportContext));
  const [production, articles] = await Promise.all([
    orRouteError(api.get('/api/productions/{id}/', { language, signal: request.signal, parameters: { id } })),
    loadArticleTeasers({ production: id }, args),
  ]);
  if (production.slug !== params.slug) {
    // A browser keeps a 301 for ever otherwise: a title that is corrected and corrected back would become a loop.
    throw redirect(href('production', language, { slug: production.slug, id }) + url.search, { status: 301, headers: { 'Cache-Control': 'no-store' } });
  }
  const { opening_hours, description, promoter, promoters, recordings, images, documents, credits, works, events, modules, tags, halls, ...sent } = production;
  const dates = events.map((event) => {
    const card = cardOf(event);
    const { other_dates: _, ...tickets } = card.tickets; // they stand beside it
    return { ...card, tickets, image_obj: null, day: event.listed_day ?? event.day };
  });
  return { ...sent, dates, serverOnly: { ...production, articles } };
}
