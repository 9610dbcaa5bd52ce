import { data, type LoaderFunctionArgs, redirect } from 'react-router';
import { transportContext } from '#api/api-context.ts';
import { client } from '#api/client.ts';
import { orRouteError } from '#api/route-error.ts';
import { type ArticleCardData, loadArticleTeasers } from '#features/magazine/index.ts';
import { languageOfPath } from '#i18n/language.ts';
import { href } from '#routes.ts';
import { serverLoader } from '#ui/static/server-loader.ts';
import type { EventDetail, ProgrammeContract } from '../contract.ts';
import { type EventDetails, eventDetailsSchema } from '../details/details-schema.ts';

/** What only static parts of the page show is not sent as data. */
type ShownByTheServer = 'important_info' | 'description' | 'credits' | 'works' | 'series' | 'events' | 'modules' | 'previous' | 'next' | 'sale_countdown';

type DetailsShownByTheServer = keyof EventDetails | 'biographies' | 'related' | 'accessibility';

export type WholeEvent = EventDetail & { articles: ArticleCardData[] };

export type EventPageData = Omit<EventDetail, ShownByTheServer | DetailsShownByTheServer> & { serverOnly?: WholeEvent };

/** Without tickets where it is over: 404 where there is none, 301 where the slug is another one (decisions.md). */
export const loader = serverLoader(import.meta.env.SSR && load);

async function load(args: LoaderFunctionArgs): Promise<EventPageData> {
  const { request, params, context } = args;
  const url = new URL(request.url);
  const language = languageOfPath(url.pathname);
  if (!/^[1-9]\d{0,8}$/.test(params.id ?? '')) throw data({ code: 'not_found' }, { status: 404 });
  const api = client<ProgrammeContract>(context.get(transportContext));
  const id = Number(params.id);
  const [event, articles] = await Promise.all([
    orRouteError(api.get('/api/events/{id}/', { language, signal: request.signal, parameters: { id } })),
    loadArticleTeasers({ event: id }, args),
  ]);
  if (event.slug !== params.slug) {
    // A browser keeps a 301 for ever otherwise: a title that is corrected and corrected back would become a loop.
    throw redirect(href('event', language, { slug: event.slug, id }) + url.search, { status: 301, headers: { 'Cache-Control': 'no-store' } });
  }
  const shown = event.is_over ? { ...event, seat_groups: [], prices: [], availability: null, ticket_url: null } : event;
  const { important_info, description, credits, works, series, events, modules, previous, next, biographies, related, accessibility, sale_countdown, ...rest } =
    shown;
  return { ...withoutDetails(rest), serverOnly: { ...shown, articles } };
}

function withoutDetails<Whole extends EventDetails>(event: Whole) {
  const detailNames = new Set(Object.keys(eventDetailsSchema.shape));
  return Object.fromEntries(Object.entries(event).filter(([name]) => !detailNames.has(name))) as Omit<Whole, keyof EventDetails>; // exactly these fields
}
