import { data, type LoaderFunctionArgs } from 'react-router';
import { transportContext } from '#api/api-context.ts';
import { ApiError } from '#api/api-error.ts';
import { client } from '#api/client.ts';
import { orRouteError } from '#api/route-error.ts';
import type { Siblings } from '#features/navigation/index.ts';
import { type CardData, cardOf } from '#features/programme/index.ts';
import { languageOfPath, languages } from '#i18n/language.ts';
import { href } from '#routes.ts';
import { serverLoader } from '#ui/static/server-loader.ts';
import { type Category, categories, isCategory } from './categories.ts';
import type { EventResult, Found, Ideas, SearchContract } from './contract.ts';
import { maxQueryLength } from './limits.ts';

/** Seconds after which to search again, where the answer does not say. */
const retryAfter = 60;

/** `more`: so many and more. */
export type Count = { count: number; more?: boolean | undefined };
type Paged<Item> = Count & { results: Item[] };
/** A production that was found: its next date, or its last where all are past, and the others to come. */
export type FoundProduction = Pick<EventResult, 'is_over' | 'dates' | 'snippet' | 'marks'> & { card: CardData };
export type Results = { events: Paged<FoundProduction>; others: Count; meant: string | null };
/** What may be looked at where nothing was found or asked. */
export type ShownIdeas = Omit<Ideas, 'events'> & { events: { day: string; card: CardData }[] };
export type SearchData = {
  q: string;
  category: Category | null;
  page: number;
  results: Results | null;
  /** Why there are none, in words: too many searches, of this visitor or of all. */
  refusal: string | null;
  /** The kinds of results and the pages beside this one share a page header: the search form stays (V §4). */
  siblings: Siblings;
  /** What the server alone draws: what is found beside events, or else ideas. */
  serverOnly?: { others?: Found[]; ideas?: ShownIdeas };
};

/** What a search finds; `results` is null before one. Throws 404 for another category and a page that does not exist. */
export const loader = serverLoader(import.meta.env.SSR && load);

async function load({ request, params, context }: LoaderFunctionArgs) {
  const url = new URL(request.url);
  const { category = null, page: pageText = '1' } = params;
  if (!(category === null || isCategory(category)) || !/^[1-9]\d{0,5}$/.test(pageText)) throw data({ code: 'not_found' }, { status: 404 });
  const page = Number(pageText);
  const q = (url.searchParams.get('q') ?? '').trim().slice(0, maxQueryLength);
  const siblings = siblingsOf(category, page);
  const shown: SearchData = { q, category, page, results: null, refusal: null, siblings };
  const api = client<SearchContract>(context.get(transportContext));
  const call = { language: languageOfPath(url.pathname), signal: request.signal };
  const ideas = async () => {
    const { events, ...others } = await api.get('/api/search/ideas/', call);
    return { ...others, events: events.map((event) => ({ day: event.listed_day ?? event.day, card: cardOf(event) })) };
  };
  if (q === '') return data<SearchData>({ ...shown, serverOnly: { ideas: await ideas() } });
  const pageOf = (of: Category) => (of === category ? page : 1);
  try {
    const {
      events,
      others,
      did_you_mean: meant,
    } = await api.get('/api/search/pages/', {
      ...call,
      query: { query: q, events_page: pageOf('events'), others_page: pageOf('others') },
    });
    const found = events.results.map(({ is_over, dates, snippet, marks, ...event }) => ({
      card: cardOf(event),
      is_over,
      dates,
      snippet,
      marks,
    }));
    const results = { events: { count: events.count, more: events.more, results: found }, others: { count: others.count, more: others.more }, meant };
    const serverOnly = events.count + others.count > 0 ? { others: others.results } : { ideas: await ideas() };
    return data<SearchData>({ ...shown, results, serverOnly });
  } catch (error) {
    if (!(error instanceof ApiError && (error.code === 'too_many' || error.code === 'busy'))) return orRouteError(Promise.reject(error));
    return data<SearchData>({ ...shown, refusal: error.message }, { status: error.status, headers: { 'Retry-After': String(error.retryAfter ?? retryAfter) } });
  }
}

/** Search without a category, each category, and the pages before and after the one that is shown. */
function siblingsOf(category: Category | null, page: number): Siblings {
  const neighbours = category ? [page - 1, page + 1].filter((number) => number > 1) : [];
  const selections = [{}, ...categories.map((one) => ({ category: one })), ...neighbours.map((number) => ({ category: category ?? undefined, page: number }))];
  return selections.map((selection) => ({ urls: Object.fromEntries(languages.map((language) => [language, href('search', language, selection)])) }));
}
