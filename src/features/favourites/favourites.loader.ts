import type { LoaderFunctionArgs } from 'react-router';
import { transportContext } from '#api/api-context.ts';
import { type Client, client } from '#api/client.ts';
import { dayOf } from '#i18n/berlin-time.ts';
import { type Language, languageOfPath } from '#i18n/language.ts';
import type { Favourites, FavouritesContract, RememberedEvent } from './contract.ts';
import { cardsAtOnce } from './limits.ts';

export type FavouritesData = { favourites: Favourites; events: RememberedEvent[]; today: string };

/** What the account remembers. Of anybody else only their browser knows: there the page asks for the events itself. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<FavouritesData> {
  const language = languageOfPath(new URL(request.url).pathname);
  const api = client<FavouritesContract>(context.get(transportContext));
  const favourites = await api.get('/api/favourites/', { language, signal: request.signal });
  return { favourites, events: await rememberedEvents(api, favourites.ids, language), today: dayOf(new Date()) };
}

export async function rememberedEvents(api: Client<FavouritesContract>, ids: readonly number[], language: Language): Promise<RememberedEvent[]> {
  const parts = Array.from({ length: Math.ceil(ids.length / cardsAtOnce) }, (_, part) => ids.slice(part * cardsAtOnce, (part + 1) * cardsAtOnce));
  const answers = await Promise.all(parts.map((part) => api.get('/api/remembered-events/', { language, query: { ids: part.join(',') } })));
  return answers.flatMap(({ events }) => events).toSorted((a, b) => Date.parse(a.date_start) - Date.parse(b.date_start) || a.id - b.id);
}
