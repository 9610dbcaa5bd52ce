import { data, type LoaderFunctionArgs } from 'react-router';
import { transportContext } from '#api/api-context.ts';
import { ApiError } from '#api/api-error.ts';
import { client } from '#api/client.ts';
import { orRouteError } from '#api/route-error.ts';
import type { Siblings } from '#features/navigation/index.ts';
import { cardOf, type EventCardData } from '#features/programme/index.ts';
import { languageOfPath, languages } from '#i18n/language.ts';
import { href } from '#routes.ts';
import { type Category, categories, isCategory } from './categories.ts';
import type { Found, SearchContract } from './contract.ts';
import { maxQueryLength } from './limits.ts';

/** Seconds after which to search again, where the answer does not say. */
const retryAfter = 60;

type Paged<Item> = { count: number; results: Item[] };
export type Results = { events: Paged<ReturnType<typeof cardOf>>; others: Paged<Found> };
export type SearchData = {
  q: string;
  category: Category | null;
  page: number;
  results: Results | null;
  /** Why there are none, in words: too many searches, of this visitor or of all. */
  refusal: string | null;
  /** The kinds of results and the pages beside this one share a page header: the search form stays (V §4). */
  siblings: Siblings;
};

/** What a search finds; `results` is null before one. Throws 404 for another category and a page that does not exist. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const url = new URL(request.url);
  const { category = null, page: pageText = '1' } = params;
  if (!(category === null || isCategory(category)) || !/^[1-9]\d{0,5}$/.test(pageText)) throw data({ code: 'not_found' }, { status: 404 });
  const page = Number(pageText);
  const q = (url.searchParams.get('q') ?? '').trim().slice(0, maxQueryLength);
  const siblings = siblingsOf(category, page);
  const shown: SearchData = { q, category, page, results: null, refusal: null, siblings };
  if (q === '') return data(shown);

  const api = client<SearchContract>(context.get(transportContext));
  const call = { language: languageOfPath(url.pathname), signal: request.signal };
  const pageOf = (of: Category) => ({ query: q, page: of === category ? page : 1 });
  try {
    const [events, others] = await Promise.all([
      api.get('/api/search/events/', { ...call, query: pageOf('events') }),
      api.get('/api/search/others/', { ...call, query: pageOf('others') }),
    ]);
    const cards = events.results.map((event: EventCardData) => cardOf(event));
    return data({ ...shown, results: { events: { count: events.count, results: cards }, others: { count: others.count, results: others.results } } });
  } catch (error) {
    if (!(error instanceof ApiError && (error.code === 'too_many' || error.code === 'busy'))) return orRouteError(Promise.reject(error));
    return data({ ...shown, refusal: error.message }, { status: error.status, headers: { 'Retry-After': String(error.retryAfter ?? retryAfter) } });
  }
}

/** Search without a category, each category, and the pages before and after the one that is shown. */
function siblingsOf(category: Category | null, page: number): Siblings {
  const neighbours = category ? [page - 1, page + 1].filter((number) => number > 1) : [];
  const places = [{}, ...categories.map((one) => ({ category: one })), ...neighbours.map((number) => ({ category: category ?? undefined, page: number }))];
  return places.map((place) => ({ urls: Object.fromEntries(languages.map((language) => [language, href('search', language, place)])) }));
}
